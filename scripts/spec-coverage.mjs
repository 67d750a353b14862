import { specCoverage } from "./lib/spec-coverage.mjs";

// A report: only a name of no item is a mistake. With --strict an item without a test is one too.
const { total, missing, unknown } = specCoverage();
console.log(`${total - missing.length} of ${total} specification items have a test.`);
if (missing.length > 0) console.log(`Without a test: ${missing.join(" ")}`);
if (unknown.length > 0) console.log(`Unknown items: ${unknown.join(" ")}`);
const strict = process.argv.includes("--strict");
process.exitCode = unknown.length > 0 || (strict && missing.length > 0) ? 1 : 0;
