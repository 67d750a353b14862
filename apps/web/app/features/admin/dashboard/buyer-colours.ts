/** Colours of the groups, in their order. */
export const buyerColours = [
  "var(--color-clay)",
  "var(--color-ink)",
  "var(--color-hairline-strong)",
] as const;
