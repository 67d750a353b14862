import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isOfSize, parseSilhouette, type Silhouettes, type Size, silhouetteName } from "@larkwood/domain";
import type { Config } from "../../../config";

/** The outlines of a product of the demo catalogue; null for others, and for another size. */
export async function findOutlines(
  { webBuildDir }: Pick<Config, "webBuildDir">,
  imageUrl: string,
  size: Size,
): Promise<Silhouettes | null> {
  const name = silhouetteName(imageUrl);
  if (!name) return null;
  const folder = join(webBuildDir, "client", "images", "silhouettes");
  const read = (view: string) => readFile(join(folder, `${name}.${view}.svg`), "utf8").then(parseSilhouette);
  const [front, side] = await Promise.all([read("front"), read("side")]).catch(() => []);
  return front && side && isOfSize({ front, side }, size) ? { front, side } : null;
}
