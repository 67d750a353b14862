/** Reads an amount such as "25.00", or a percentage such as "20%"; null if it is neither. */
export function readSum(text: string): { value: number; isPercent: boolean } | null {
  const [, digits, sign] = /^(\d{1,9}(?:[.,]\d{1,2})?) ?(%?)$/.exec(text.trim()) ?? [];
  return digits === undefined ? null : { value: Number(digits.replace(",", ".")), isPercent: sign === "%" };
}

/** An own price as it was typed: undefined if the field is empty, null if it is not an amount. */
export function readOwnPrice(text: string): number | undefined | null {
  if (text.trim() === "") return undefined;
  const sum = readSum(text);
  return sum && !sum.isPercent ? sum.value : null;
}
