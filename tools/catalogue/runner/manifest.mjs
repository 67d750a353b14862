import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import sharp from "sharp";
import { edgeColour } from "./colour.mjs";
import { LARGE } from "./encode.mjs";
import { IMAGES, ROOT } from "./paths.mjs";

const FILE = join(ROOT, "apps", "web", "app", "ui", "image-placeholders.json");

// Studio images all have the same background colour.
const STUDIO_IMAGES = /^(products|shoes)\//;
const ADDITIONAL_IMAGES = /^(swatches\/|products\/[^/]*\.)/;

function listImages(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listImages(path);
    return entry.name.endsWith(".webp") ? [path] : [];
  });
}

/** The properties that differ from the defaults in the web app's `ui/picture.tsx`. */
function nonDefaults(name, { widths, w, h, color, near }) {
  return {
    ...(widths.join() === "640,1280" ? {} : { widths }),
    ...(w === 1280 ? {} : { w }),
    ...(h === 960 ? {} : { h }),
    ...(STUDIO_IMAGES.test(name) ? {} : { color }),
    ...(near ? { near } : {}),
  };
}

/** Regenerates widths, shape and placeholder colour of all committed images from the files. */
export async function writeManifest() {
  const entries = {};
  for (const path of listImages(IMAGES).sort()) {
    const { width, height } = await sharp(path).metadata();
    const [, name] = /^(.*)_\d+\.webp$/.exec(relative(IMAGES, path).split(sep).join("/")) ?? [];
    // Browsers load the whole list, so images with the default shape are left out.
    if (!name || ADDITIONAL_IMAGES.test(name)) continue;
    const known = entries[name] ?? { widths: [] };
    if (name.startsWith("products/") && width === LARGE.width) {
      entries[name] = { ...known, near: width };
      continue;
    }
    const widths = [...known.widths, width].sort((a, b) => a - b);
    // Colour and shape of the middle size are used for all sizes.
    entries[name] =
      width === 1280 || !known.color
        ? { widths, w: width, h: height, color: await edgeColour(path) }
        : { ...known, widths };
  }
  const lines = Object.entries(entries)
    .map(([name, entry]) => [name, nonDefaults(name, entry)])
    .filter(([, entry]) => Object.keys(entry).length > 0)
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${lines.length} images in ${relative(ROOT, FILE)}`);
}
