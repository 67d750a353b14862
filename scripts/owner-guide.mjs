// Regenerates the screenshots and the click table of docs/owner.md from the browser tests that follow the guide.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepare } from "./lib/prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const guide = join(root, "docs", "owner.md");
const folder = join(root, "docs", "owner");
// In the order of the table of clicks.
const specs = ["empty-shop", "by-phone", "invite-colleague", "promotions"];
// Their clicks are in the table beside Shopify's, which is written by hand.
const others = [
  "sofa-in-six-variants",
  "collection-by-rule",
  "shopify-import",
  "monday-orders",
  "stock",
  "messages",
  "reports",
];
const files = [
  ...[...specs, "backup", "customer-segments"].map((name) => `process/${name}`),
  ...[...others, "phone-orders"].map((name) => `trading/${name}`),
];

await prepare();
// A temporary folder on the same disk, so that files can be renamed into place when all are ready.
const fresh = mkdtempSync(join(root, "docs", ".owner-"));
try {
  const args = ["playwright", "test", "-c", "e2e", "--workers=1", ...files];
  const env = { ...process.env, OWNER_GUIDE: fresh };
  const { status } = spawnSync("npx", args, { cwd: root, stdio: "inherit", env });
  if (status !== 0) throw new Error("A browser test failed; the guide was not changed.");
  publish(fresh);
} finally {
  rmSync(fresh, { recursive: true, force: true });
}

/** Replaces the screenshots and the table. */
function publish(from) {
  const text = readFileSync(guide, "utf8");
  const created = readdirSync(from).filter((name) => name.endsWith(".webp"));
  const shown = [...text.matchAll(/\bowner\/([\w-]+\.webp)\b/g)].map(([, name]) => name);
  const missing = shown.filter((name) => !created.includes(name));
  if (missing.length > 0) throw new Error(`No test creates these images of docs/owner.md: ${missing}.`);
  const unused = created.filter((name) => !shown.includes(name));
  if (unused.length > 0) console.warn(`docs/owner.md does not use these images: ${unused}.`);

  const tasks = specs.flatMap((name) => JSON.parse(readFileSync(join(from, `${name}.json`), "utf8")));
  const rows = tasks.map(({ task, clicks }) => `| ${task} | ${clicks} |`);
  const table = ["| task | clicks |", "|---|---|", ...rows].join("\n");
  const marks = /(<!-- clicks -->\n)[\s\S]*?(\n<!-- \/clicks -->)/;
  writeFileSync(guide, text.replace(marks, `$1${table}$2`));
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  for (const name of shown) renameSync(join(from, name), join(folder, name));
}
