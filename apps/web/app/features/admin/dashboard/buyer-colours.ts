/** Colours of the buyer groups, in order. */
export const buyerColours = [
  "var(--color-clay)",
  "var(--color-ink)",
  "var(--color-hairline-strong)",
] as const;
