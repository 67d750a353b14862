// Makes the pictures and the table of docs/owner.md anew, from the journeys that do in a browser what it tells.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepare } from "./lib/prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const guide = join(root, "docs", "owner.md");
const folder = join(root, "docs", "owner");
// In the order in which the table tells of them.
const journeys = ["empty-shop", "by-phone"];

await prepare();
// Beside the old ones until all are there; on the same disk, so that they can be moved.
const fresh = mkdtempSync(join(root, "docs", ".owner-"));
try {
  const words = [
    "playwright",
    "test",
    "-c",
    "e2e",
    "--workers=1",
    ...journeys.map((name) => `process/${name}`),
  ];
  const env = { ...process.env, OWNER_GUIDE: fresh };
  const { status } = spawnSync("npx", words, { cwd: root, stdio: "inherit", env });
  if (status !== 0) throw new Error("A test failed. The guide is unchanged.");
  takeOver(fresh);
} finally {
  rmSync(fresh, { recursive: true, force: true });
}

/** Puts the new pictures and the new table in the place of the old ones. */
function takeOver(from) {
  const text = readFileSync(guide, "utf8");
  const made = readdirSync(from).filter((name) => name.endsWith(".webp"));
  const shown = [...text.matchAll(/\]\(owner\/([\w-]+\.webp)\)/g)].map(([, name]) => name);
  const missing = shown.filter((name) => !made.includes(name));
  if (missing.length > 0) throw new Error(`No test creates these images of docs/owner.md: ${missing}.`);
  const unused = made.filter((name) => !shown.includes(name));
  if (unused.length > 0) console.warn(`docs/owner.md does not use these images: ${unused}.`);

  const tasks = journeys.flatMap((name) => JSON.parse(readFileSync(join(from, `${name}.json`), "utf8")));
  const rows = tasks.map(({ task, clicks }) => `| ${task} | ${clicks} |`);
  const table = ["| task | clicks |", "|---|---|", ...rows].join("\n");
  const marks = /(<!-- clicks -->\n)[\s\S]*?(\n<!-- \/clicks -->)/;
  writeFileSync(guide, text.replace(marks, `$1${table}$2`));
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  for (const name of shown) renameSync(join(from, name), join(folder, name));
}
