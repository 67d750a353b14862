import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const CATALOGUE = dirname(dirname(fileURLToPath(import.meta.url)));
export const ROOT = join(CATALOGUE, "..", "..");
export const PUBLIC = join(ROOT, "apps", "web", "public");
export const IMAGES = join(PUBLIC, "images");
/** Folder with the demo shop's lists of products, options and images. */
export const DEMO = join(ROOT, "apps", "api", "src", "demo", "catalogue");

/** Slugs of all products with a main image on disk. */
export const productSlugs = () =>
  readdirSync(join(IMAGES, "products")).flatMap((name) => /^([^.]+)_1280\.webp$/.exec(name)?.[1] ?? []);
