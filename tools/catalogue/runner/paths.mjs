import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const CATALOGUE = dirname(dirname(fileURLToPath(import.meta.url)));
export const ROOT = join(CATALOGUE, "..", "..");
export const PUBLIC = join(ROOT, "apps", "web", "public");
export const IMAGES = join(PUBLIC, "images");
