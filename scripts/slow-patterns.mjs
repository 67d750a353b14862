import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheDir } from "./lib/paths.mjs";
import { findPatterns, isLinear, parseLiteral } from "./lib/patterns.mjs";

// The backend in JavaScript, which runs on every platform.
process.env.RECHECK_BACKEND = "pure";

// They insert paths of the contract and order numbers, which consist of letters and digits.
const ALLOWED_BUILDERS = [
  "apps/api/src/modules/sales/orders/read-order-admin-details.ts",
  "apps/api/src/plugins/server/not-found.ts",
];
// Patterns that passed before, because each check takes up to some seconds.
const cacheFile = join(cacheDir, "linear-patterns.json");

const { literals, builders } = findPatterns();
const known = new Set(readCache());
const slow = [];
for (const [text, file] of literals) {
  if (known.has(text)) continue;
  if (await isLinear(parseLiteral(text))) known.add(text);
  else slow.push(`${file}: ${text} takes more than linear time for some text`);
}
mkdirSync(cacheDir, { recursive: true });
writeFileSync(cacheFile, JSON.stringify([...known].filter((text) => literals.has(text))));

const unknownBuilders = builders
  .filter((file) => !ALLOWED_BUILDERS.includes(file))
  .map((file) => `${file}: write the regular expression as a literal, which can be checked`);
for (const line of [...slow, ...unknownBuilders]) console.log(line);
console.log(`${literals.size} regular expressions, ${slow.length} of them slow`);
process.exit(slow.length + unknownBuilders.length > 0 ? 1 : 0);

function readCache() {
  try {
    return JSON.parse(readFileSync(cacheFile, "utf8"));
  } catch {
    return [];
  }
}
