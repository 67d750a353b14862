/** Width, depth and height in centimetres. */
export interface Size {
  width: number;
  depth: number;
  height: number;
}

const CM_PER_INCH = 2.54;
/** Twenty metres: larger than any furniture or lift. */
const MAX_LENGTH_CM = 2_000;

/** Whether a value is a plausible length in centimetres. */
export function isLength(value: unknown): value is number {
  return typeof value === "number" && value > 0 && value <= MAX_LENGTH_CM;
}

/** Builds a size, or returns null if a length is missing or impossible. */
export function findSize(measures: { [side in keyof Size]?: unknown }): Size | null {
  const { width, depth, height } = measures;
  return isLength(width) && isLength(depth) && isLength(height) ? { width, depth, height } : null;
}

/** Parses typed text to centimetres: "80", "80,5 cm", "2.1 m", "32 in", `32"`. Null if it is not a length. */
export function parseLength(typed: string): number | null {
  const [, digits, unit = "cm"] =
    /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(cm|m|mm|in|inch|inches|")?$/i.exec(typed.trim()) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits.replace(",", ".")) * cmPer(unit.toLowerCase());
  return isLength(value) ? value : null;
}

function cmPer(unit: string): number {
  if (unit === "cm") return 1;
  if (unit === "m") return 100;
  return unit === "mm" ? 0.1 : CM_PER_INCH;
}

const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** "220 cm" */
export const formatCm = (cm: number): string => `${rounded(cm)} cm`;

/** "86.6 in" */
export const formatInches = (cm: number): string => `${rounded(cm / CM_PER_INCH)} in`;

/** "220 × 95 × 88 cm" */
export const formatLengths = (...cm: number[]): string => `${cm.map(rounded).join(" × ")} cm`;
