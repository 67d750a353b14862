import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheDir, inRoot } from "./lib/paths.mjs";
import { findPatterns, isLinear, parseLiteral } from "./lib/patterns.mjs";

// The backend in JavaScript, which runs on every platform.
process.env.RECHECK_BACKEND = "pure";

// They insert paths of the contract and order numbers, which consist of letters and digits.
const ALLOWED_BUILDERS = [
  "apps/api/src/modules/sales/orders/read-order-admin-details.ts",
  "apps/api/src/plugins/server/not-found.ts",
];
// Patterns that passed before, because each check takes up to some seconds. The committed list belongs to one version of recheck,
// whose result is the same on every machine. Update it with `node scripts/slow-patterns.mjs --update`.
const listFile = inRoot("scripts", "linear-patterns.json");
const cacheFile = join(cacheDir, "linear-patterns.json");
const { version } = JSON.parse(readFileSync(inRoot("node_modules", "recheck", "package.json"), "utf8"));

const { literals, builders } = findPatterns();
const known = new Set([...readPassed(listFile), ...readPassed(cacheFile)]);
const slow = [];
for (const [text, file] of literals) {
  if (known.has(text)) continue;
  if (await isLinear(parseLiteral(text))) known.add(text);
  else slow.push(`${file}: ${text} takes more than linear time for some text`);
}
const passed = [...known].filter((text) => literals.has(text)).sort();
const list = `${JSON.stringify({ recheck: version, passed }, null, 2)}\n`;
mkdirSync(cacheDir, { recursive: true });
writeFileSync(process.argv.includes("--update") ? listFile : cacheFile, list);

const unknownBuilders = builders
  .filter((file) => !ALLOWED_BUILDERS.includes(file))
  .map((file) => `${file}: write the regular expression as a literal, which can be checked`);
for (const line of [...slow, ...unknownBuilders]) console.log(line);
console.log(`${literals.size} regular expressions, ${slow.length} of them slow`);
process.exit(slow.length + unknownBuilders.length > 0 ? 1 : 0);

function readPassed(file) {
  try {
    const list = JSON.parse(readFileSync(file, "utf8"));
    return list.recheck === version ? list.passed : [];
  } catch {
    return [];
  }
}
