export type ImageKind = "jpeg" | "png" | "webp" | "avif";

const AVIF_BRANDS = new Set(["avif", "avis"]);

/** Detects the image type by the first bytes, never by name or declared type. Null for other files. */
export function sniffImage(bytes: Uint8Array): ImageKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (ascii(bytes, 4, 8) === "ftyp" && brands(bytes).some((brand) => AVIF_BRANDS.has(brand))) return "avif";
  return null;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function ascii(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/** Major and compatible brands of an ISO media file, within its first box. */
function brands(bytes: Uint8Array): string[] {
  if (bytes.length < 16) return [];
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const found = [ascii(bytes, 8, 12)];
  for (let offset = 16; offset + 4 <= Math.min(boxLength, bytes.length, 128); offset += 4) {
    found.push(ascii(bytes, offset, offset + 4));
  }
  return found;
}
