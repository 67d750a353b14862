/** Hue ranges in Oklch degrees with a minimum chroma: a weak yellow is a beige or a wood. */
const HUES = [
  { name: "red", from: 15, to: 48, chroma: 0.06 },
  { name: "yellow", from: 75, to: 108, chroma: 0.1 },
  { name: "green", from: 108, to: 180, chroma: 0.02 },
  { name: "blue", from: 205, to: 285, chroma: 0.014 },
] as const;
// Below this chroma a colour has no visible hue.
const NEUTRAL = 0.012;

/** Classifies a colour; null for woods and beiges, which overlap, and for invalid input. */
export function colourFamily(hex: string): string | null {
  const [, digits] = /^#([0-9a-f]{6})$/i.exec(hex) ?? [];
  if (!digits) return null;
  const { lightness, chroma, hue } = toOklch(digits);
  if (chroma < NEUTRAL) return lightness > 0.93 ? "white" : lightness < 0.3 ? "black" : "grey";
  return (
    HUES.find(({ from, to, chroma: minChroma }) => chroma >= minChroma && hue >= from && hue < to)?.name ??
    null
  );
}

/** Converts sRGB to Oklch (Björn Ottosson's Oklab in polar form). */
function toOklch(digits: string): { lightness: number; chroma: number; hue: number } {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const reddish = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const yellowish = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const degrees = (Math.atan2(yellowish, reddish) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(reddish, yellowish), hue: (degrees + 360) % 360 };
}
