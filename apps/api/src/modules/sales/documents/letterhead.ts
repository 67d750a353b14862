import type { SalesContext } from "../context";
import type { Letterhead } from "./pdf-builder";

const MAX_SIZE = { width: 170, height: 44 };
const UPLOADED = /^\/images\/(uploads\/\w+)_1280\.webp$/;

// After a failed read, documents do without the logo for a while instead of waiting for another timeout.
const RETRY_MS = 30_000;

// All documents share one logo.
let cached: { logo: string; letterhead: Letterhead | null; until: number } | undefined;

/** The shop's logo; null if it has none or the image can't be read. Documents then show the shop's name. */
export async function findLetterhead({
  settings,
  imageStores,
}: Pick<SalesContext, "settings" | "imageStores">): Promise<Letterhead | null> {
  const { logo } = settings.current;
  if (!logo) return null;
  if (cached?.logo === logo && performance.now() < cached.until) return cached.letterhead;
  const letterhead = await loadLogo(imageStores, logo).catch(() => null);
  const until = letterhead ? Number.POSITIVE_INFINITY : performance.now() + RETRY_MS;
  cached = { logo, letterhead, until };
  return letterhead;
}

async function loadLogo(
  { storage, folder }: SalesContext["imageStores"],
  logo: string,
): Promise<Letterhead | null> {
  const [, name] = UPLOADED.exec(logo) ?? [];
  if (!name) return null;
  const key = `${name}_640.webp`;
  const file = (await storage.read(key)) ?? (await folder.read(key));
  if (!file) return null;
  // Loaded on first use, because the image library is large.
  const { default: sharp } = await import("sharp");
  // PDF does not support WebP, and transparent images are slow to embed.
  const { data, info } = await sharp(file.data)
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  const scale = Math.min(MAX_SIZE.width / info.width, MAX_SIZE.height / info.height, 1);
  return {
    image: `data:image/jpeg;base64,${data.toString("base64")}`,
    width: info.width * scale,
    height: info.height * scale,
  };
}
