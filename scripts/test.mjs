import { mkdirSync } from "node:fs";
import { ensureBrowser } from "./lib/browser.mjs";
import { runChecks } from "./lib/checks.mjs";
import { cacheDir } from "./lib/paths.mjs";
import { prepare, prepareInstall } from "./lib/prepare.mjs";
import { describeFailure, runPlaywright, runVitest } from "./lib/suites.mjs";

// `npm test` runs the checks and all fast tests, `npm run test:long` the other tests. No test is in both, except for the
// random tests, which try more in the long run.
const tier = process.argv.includes("--long") ? "long" : "fast";

await prepareInstall();
mkdirSync(cacheDir, { recursive: true });
// The checks need no build.
const checks = tier === "fast" ? [runChecks({ atOnce: 1 })] : [];
const results = await Promise.all([...checks, buildAndTest()]);

/** All tests run at the same time, because many of them wait: one kind alone leaves cores idle. */
async function buildAndTest() {
  await prepare();
  return Promise.all([runVitest(tier), runBrowserTests()]);
}

async function runBrowserTests() {
  if (ensureBrowser()) return runPlaywright(tier);
  console.error("No browser found for the browser tests: install Chromium, or set CHROMIUM_PATH.");
  return { passed: 0, failures: [{ name: "browser tests", reason: "No browser found." }] };
}

const passed = results.flat().reduce((total, result) => total + result.passed, 0);
const failures = results.flat().flatMap((result) => result.failures);
// Repeat the failures at the end of the long output.
for (const failure of failures) console.log(describeFailure(failure));
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
