import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import sharp from "sharp";
import { IMAGES, ROOT } from "./paths.mjs";

const FILE = join(ROOT, "apps", "web", "app", "lib", "image-placeholders.json");

function pictures(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pictures(path);
    return entry.name.endsWith(".webp") ? [path] : [];
  });
}

/** Mean colour of the outermost pixels: what surrounds the object is what should be there before it. */
async function edgeColour(path) {
  const side = 16;
  const { data, info } = await sharp(path)
    .resize(side, side, { fit: "fill" })
    .flatten({ background: "#f6f1ea" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < side * side; i += 1) {
    const [x, y] = [i % side, Math.floor(i / side)];
    if (x > 0 && y > 0 && x < side - 1 && y < side - 1) continue;
    for (let c = 0; c < 3; c += 1) sum[c] += data[i * info.channels + c];
    count += 1;
  }
  return `#${sum
    .map((value) =>
      Math.round(value / count)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Regenerates the widths, shape and placeholder colour of every committed picture from the files themselves. */
export async function writeManifest() {
  const entries = {};
  for (const path of pictures(IMAGES).sort()) {
    const { width, height } = await sharp(path).metadata();
    const [, name] = /^(.*)_\d+\.webp$/.exec(relative(IMAGES, path).split(sep).join("/")) ?? [];
    if (!name) continue;
    const known = entries[name] ?? { widths: [] };
    const widths = [...known.widths, width].sort((a, b) => a - b);
    // The colour and shape of the middle size stand for all of them.
    entries[name] =
      width === 1280 || !known.color
        ? { widths, w: width, h: height, color: await edgeColour(path) }
        : { ...known, widths };
  }
  const lines = Object.entries(entries).map(
    ([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`,
  );
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${lines.length} pictures in ${relative(ROOT, FILE)}`);
}
