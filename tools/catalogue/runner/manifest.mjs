import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import sharp from "sharp";
import { edgeColour } from "./colour.mjs";
import { LARGE } from "./encode.mjs";
import { IMAGES, ROOT } from "./paths.mjs";

const FILE = join(ROOT, "apps", "web", "app", "ui", "image-placeholders.json");

// They are all photographed before the same wall.
const IN_THE_STUDIO = /^(products|shoes)\//;
const FURTHER = /^(swatches\/|products\/[^/]*\.)/;

function pictures(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pictures(path);
    return entry.name.endsWith(".webp") ? [path] : [];
  });
}

/** What of a picture is unlike the usual one: see `ui/picture.tsx` of the web app. */
function unusual(name, { widths, w, h, color, near }) {
  return {
    ...(widths.join() === "640,1280" ? {} : { widths }),
    ...(w === 1280 ? {} : { w }),
    ...(h === 960 ? {} : { h }),
    ...(IN_THE_STUDIO.test(name) ? {} : { color }),
    ...(near ? { near } : {}),
  };
}

/** Regenerates the widths, shape and placeholder colour of every committed picture from the files themselves. */
export async function writeManifest() {
  const entries = {};
  for (const path of pictures(IMAGES).sort()) {
    const { width, height } = await sharp(path).metadata();
    const [, name] = /^(.*)_\d+\.webp$/.exec(relative(IMAGES, path).split(sep).join("/")) ?? [];
    // The browser loads this list whole: what has the shape that is expected anyway stays out of it.
    if (!name || FURTHER.test(name)) continue;
    const known = entries[name] ?? { widths: [] };
    if (name.startsWith("products/") && width === LARGE.width) {
      entries[name] = { ...known, near: width };
      continue;
    }
    const widths = [...known.widths, width].sort((a, b) => a - b);
    // The colour and shape of the middle size stand for all of them.
    entries[name] =
      width === 1280 || !known.color
        ? { widths, w: width, h: height, color: await edgeColour(path) }
        : { ...known, widths };
  }
  const lines = Object.entries(entries)
    .map(([name, entry]) => [name, unusual(name, entry)])
    .filter(([, entry]) => Object.keys(entry).length > 0)
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${lines.length} pictures in ${relative(ROOT, FILE)}`);
}
