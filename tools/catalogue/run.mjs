#!/usr/bin/env node
// Renders the catalogue's pictures. See README.md beside this file.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listItems, renderItem } from "./runner/blender.mjs";
import { writePictures } from "./runner/encode.mjs";
import { writeIcons } from "./runner/icons.mjs";
import { writeManifest } from "./runner/manifest.mjs";
import { CATALOGUE } from "./runner/paths.mjs";
import { readStamps, writeStamps } from "./runner/stamps.mjs";

const DRAFT = { size: [480, 360], samples: 8 };

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    draft: { type: "boolean" },
    stale: { type: "boolean" },
    list: { type: "boolean" },
    manifest: { type: "boolean" },
    icons: { type: "boolean" },
    stamp: { type: "boolean" },
    samples: { type: "string" },
    scale: { type: "string" },
  },
});

function chooseItems(items) {
  if (options.only) {
    const wanted = options.only.split(",");
    const unknown = wanted.filter((slug) => !items.some((item) => item.slug === slug));
    if (unknown.length > 0) throw new Error(`No item called ${unknown.join(", ")}`);
    return items.filter((item) => wanted.includes(item.slug));
  }
  if (!options.stale) return items;
  const stamps = readStamps();
  return items.filter((item) => stamps[item.slug] !== item.hash);
}

function draft(item) {
  const folder = join(CATALOGUE, "drafts");
  mkdirSync(folder, { recursive: true });
  const out = join(folder, `${item.slug}.png`);
  const [width, height] = item.size;
  const size = [DRAFT.size[0], Math.round((DRAFT.size[0] * height) / width / 2) * 2];
  renderItem(item, out, { size, samples: Number(options.samples ?? DRAFT.samples) });
  console.log(out);
}

async function renderFinal(item) {
  const png = join(CATALOGUE, "drafts", `${item.slug}-final.png`);
  mkdirSync(join(CATALOGUE, "drafts"), { recursive: true });
  const size = item.size.map((side) => Math.round(side * Number(options.scale ?? 1)));
  const seconds = renderItem(item, png, { size, samples: Number(options.samples ?? 16) });
  const files = await writePictures(item, png);
  writeStamps({ [item.slug]: item.hash });
  console.log(item.slug, seconds, files.join(" "));
}

async function main() {
  if (options.icons) return writeIcons();
  if (options.manifest) return writeManifest();
  const items = chooseItems(listItems());
  if (options.list)
    return console.log(items.map(({ kind, slug, hash }) => `${kind} ${slug} ${hash}`).join("\n"));
  if (options.stamp) return writeStamps(Object.fromEntries(items.map(({ slug, hash }) => [slug, hash])));
  for (const item of items) await (options.draft ? draft(item) : renderFinal(item));
}

await main();
