import type { SalesContext } from "../context";

/** The shop's logo as papers take it: where it stands, in points, and its picture as a data address. */
export interface Letterhead {
  picture: string;
  width: number;
  height: number;
}

const MOST = { width: 170, height: 44 };
const UPLOADED = /^\/images\/(uploads\/\w+)_1280\.webp$/;

// Where imageStores lie in a bucket that is away, each try lasts until its limit: the papers of the next moments do without.
const TRY_AGAIN_MS = 30_000;

// Every paper of a shop has the same one.
let last: { logo: string; letterhead: Letterhead | null; until: number } | undefined;

/**
 * The shop's logo, for papers; null where it has none. One that cannot be read leaves the shop's written name: nobody waits
 * for an invoice because of a picture.
 */
export async function findLetterhead({
  settings,
  imageStores,
}: Pick<SalesContext, "settings" | "imageStores">): Promise<Letterhead | null> {
  const { logo } = settings.current;
  if (!logo) return null;
  if (last?.logo === logo && performance.now() < last.until) return last.letterhead;
  const letterhead = await draw(imageStores, logo).catch(() => null);
  const until = letterhead ? Number.POSITIVE_INFINITY : performance.now() + TRY_AGAIN_MS;
  last = { logo, letterhead, until };
  return letterhead;
}

async function draw(
  { storage, folder }: SalesContext["imageStores"],
  logo: string,
): Promise<Letterhead | null> {
  const [, name] = UPLOADED.exec(logo) ?? [];
  if (!name) return null;
  const key = `${name}_640.webp`;
  const file = (await storage.read(key)) ?? (await folder.read(key));
  if (!file) return null;
  // The library for pictures is large: only a shop with a logo loads it, for its first paper.
  const { default: sharp } = await import("sharp");
  // A PDF knows no WebP, and unpacks what one can see through pixel by pixel.
  const { data, info } = await sharp(file.data)
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  const scale = Math.min(MOST.width / info.width, MOST.height / info.height, 1);
  return {
    picture: `data:image/jpeg;base64,${data.toString("base64")}`,
    width: info.width * scale,
    height: info.height * scale,
  };
}
