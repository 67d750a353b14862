/** A word that no other product has. It has no digits, because a search reads some of them as a length or a number. */
export const uniqueWord = (): string =>
  `${Date.now()
    .toString(36)
    .replace(/\d/g, (digit) => "bcdfghjkmn"[Number(digit)] ?? "")}x`;
