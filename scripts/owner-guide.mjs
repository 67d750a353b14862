// Makes the pictures and the table of docs/owner.md anew, from the journey that sets up an empty shop.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const guide = new URL("../docs/owner.md", import.meta.url);
const folder = fileURLToPath(new URL("../docs/owner/", import.meta.url));

const words = ["playwright", "test", "-c", "e2e", "process/empty-shop"];
const { status } = spawnSync("npx", words, {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, OWNER_GUIDE: folder },
});
if (status !== 0) process.exit(status ?? 1);

const tasks = JSON.parse(readFileSync(new URL("clicks.json", `file://${folder}`), "utf8"));
const rows = tasks.map(({ task, clicks }) => `| ${task} | ${clicks} |`);
const table = ["| task | clicks |", "|---|---|", ...rows].join("\n");
const marks = /(<!-- clicks -->\n)[\s\S]*?(\n<!-- \/clicks -->)/;
writeFileSync(guide, readFileSync(guide, "utf8").replace(marks, `$1${table}$2`));
