/** `+442079460958` from `0044 (0)20 7946-0958`. The zero in brackets is dialled only within the country. */
export function normalisePhone(text: string): string {
  return text
    .replace("(0)", "")
    .replace(/[\s()./\p{Pd}]/gu, "")
    .replace(/^00/, "+");
}
