#!/usr/bin/env node
// Renders the images of the catalogue. See README.md in this folder.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listItems, readMarkers, renderJobs } from "./runner/blender.mjs";
import { isOnDisk, LARGE, writeLarge, writePictures } from "./runner/encode.mjs";
import { writeIcons } from "./runner/icons.mjs";
import { writeManifest } from "./runner/manifest.mjs";
import { writeMarkers } from "./runner/markers.mjs";
import { writeModelSizes } from "./runner/measure.mjs";
import { writeModels } from "./runner/models.mjs";
import { CATALOGUE } from "./runner/paths.mjs";
import { writePictureList } from "./runner/pictures.mjs";
import { report, staleItems } from "./runner/report.mjs";
import { writeShareCards } from "./runner/share.mjs";
import { writeSilhouettes } from "./runner/silhouettes.mjs";
import { largeOf, readStamps, writeStamps } from "./runner/stamps.mjs";

const DRAFT = { width: 480, samples: 8 };
const DRAFTS = join(CATALOGUE, "drafts");

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    views: { type: "string" },
    draft: { type: "boolean" },
    stale: { type: "boolean" },
    all: { type: "boolean" },
    large: { type: "boolean" },
    list: { type: "boolean" },
    manifest: { type: "boolean" },
    icons: { type: "boolean" },
    og: { type: "boolean" },
    measure: { type: "boolean" },
    silhouettes: { type: "boolean" },
    markers: { type: "boolean" },
    models: { type: "boolean" },
    stamp: { type: "boolean" },
    samples: { type: "string" },
    scale: { type: "string" },
  },
});

function selectBySlug(items) {
  if (!options.only) return options.all || options.list ? items : staleItems(items);
  const slugs = options.only.split(",");
  const unknown = slugs.filter((slug) => !items.some((item) => item.slug === slug));
  if (unknown.length > 0) throw new Error(`No item called ${unknown.join(", ")}`);
  return slugs.map((slug) => items.find((item) => item.slug === slug));
}

function chooseItems(items) {
  const views = options.views?.split(",");
  return selectBySlug(items).filter(({ view }) => !views || views.includes(view));
}

const even = (number) => Math.round(number / 2) * 2;

function jobOf(item) {
  const [width, height] = item.size;
  const scale = options.draft
    ? DRAFT.width / width
    : Number(options.scale ?? (options.large ? LARGE.width / width : 1));
  return {
    slug: item.slug,
    out: join(DRAFTS, `${item.slug}${options.draft ? "" : "-final"}.png`),
    size: [even(width * scale), even(height * scale)],
    samples: Number(options.samples ?? (options.draft ? DRAFT.samples : 16)),
  };
}

async function renderAll(items) {
  mkdirSync(DRAFTS, { recursive: true });
  for await (const { job, seconds, markers } of renderJobs(items.map(jobOf))) {
    if (options.draft) {
      console.log(job.out);
      continue;
    }
    const item = items.find(({ slug }) => slug === job.slug);
    if (markers) writeMarkers({ [item.slug]: markers });
    const files = await (options.large ? writeLarge : writePictures)(item, job.out);
    const total = Math.round(seconds.build + seconds.render + seconds.finish);
    writeStamps({ [options.large ? largeOf(item.slug) : item.slug]: { hash: item.hash, seconds: total } });
    console.log(item.slug, JSON.stringify(seconds), files.join(" "));
  }
}

async function writeManifests() {
  await writeManifest();
  await writePictureList();
}

/** Writes the markers of rooms whose picture shows the current scene; those of the others are written when they are rendered. */
function writeMarkersOf(items) {
  const stale = new Set(staleItems(items).map(({ slug }) => slug));
  writeMarkers(Object.fromEntries(Object.entries(readMarkers()).filter(([room]) => !stale.has(room))));
}

/** Marks images as up to date, with their full-screen version where there is one. */
function stampAsUpToDate(items) {
  const stamps = readStamps();
  const names = ({ slug }) => [slug, largeOf(slug)].filter((name) => name === slug || stamps[name]);
  writeStamps(
    Object.fromEntries(items.flatMap((item) => names(item).map((name) => [name, { hash: item.hash }]))),
  );
}

async function main() {
  if (options.icons) return writeIcons();
  if (options.og) return writeShareCards();
  if (options.manifest) return writeManifests();
  if (options.measure) return writeModelSizes();
  if (options.silhouettes) return writeSilhouettes();
  if (options.models) return writeModels(options.only);
  const items = listItems();
  if (options.markers) return writeMarkersOf(items);
  if (!options.only && !options.stale && !options.all && !options.list) return console.log(report(items));
  const chosen = chooseItems(items);
  if (options.list)
    return console.log(chosen.map(({ kind, slug, hash }) => `${kind} ${slug} ${hash}`).join("\n"));
  if (options.stamp) return stampAsUpToDate(chosen.filter(isOnDisk));
  await renderAll(chosen);
}

await main();
