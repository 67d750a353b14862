import { specCoverage } from "./lib/spec-coverage.mjs";

// Unknown ids are errors. With --strict, items without a test in the fast tier are errors too.
const { total, missing, unknown } = specCoverage();
console.log(`${total - missing.length} of ${total} items of the specification have a test in the fast tier.`);
if (missing.length > 0) console.log(`Without a test: ${missing.join(" ")}`);
if (unknown.length > 0) console.log(`Unknown id: ${unknown.join(" ")}`);
const strict = process.argv.includes("--strict");
process.exitCode = unknown.length > 0 || (strict && missing.length > 0) ? 1 : 0;
