import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CATALOGUE } from "./paths.mjs";

const FILE = join(CATALOGUE, "rendered.json");

/** The source hash and render time of each committed image. */
export function readStamps() {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {};
}

/** Stamp name of the full-screen image. */
export const largeOf = (slug) => `${slug}@1920`;

const oneLine = ({ hash, seconds }) =>
  `{ "hash": "${hash}"${seconds === undefined ? "" : `, "seconds": ${seconds}`} }`;

/** Adds stamps, one sorted line per item, so that parallel branches merge without conflicts. */
export function writeStamps(added) {
  const all = { ...readStamps() };
  for (const [slug, stamp] of Object.entries(added)) all[slug] = { ...all[slug], ...stamp };
  const lines = Object.keys(all)
    .sort()
    .map((slug) => `  ${JSON.stringify(slug)}: ${oneLine(all[slug])}`);
  writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
}
