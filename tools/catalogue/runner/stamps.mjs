import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CATALOGUE } from "./paths.mjs";

const FILE = join(CATALOGUE, "rendered.json");

/** Which source hash each committed picture was rendered from. */
export function readStamps() {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {};
}

/** Adds stamps; one sorted line per item, so that parallel branches merge. */
export function writeStamps(added) {
  const all = { ...readStamps(), ...added };
  const sorted = Object.fromEntries(
    Object.keys(all)
      .sort()
      .map((slug) => [slug, all[slug]]),
  );
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
