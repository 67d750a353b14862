import { mkdirSync } from "node:fs";
import { ensureBrowser } from "./lib/browser.mjs";
import { runChecks } from "./lib/checks.mjs";
import { cacheDir } from "./lib/paths.mjs";
import { prepare, prepareInstall } from "./lib/prepare.mjs";
import { describeFailure, runPlaywright, runVitest } from "./lib/suites.mjs";

await prepareInstall();
mkdirSync(cacheDir, { recursive: true });
// The checks need no build. They step aside and fill what it and the tests leave of the cores: these wait from time to
// time, and end one by one.
const results = await Promise.all([runChecks({ aside: true }), buildAndTest()]);

async function buildAndTest() {
  await prepare();
  return [await runVitest(), await runJourneys()];
}

async function runJourneys() {
  if (ensureBrowser()) return runPlaywright();
  console.error("There is no browser for the end-to-end tests. Install Chromium, or set CHROMIUM_PATH.");
  return { passed: 0, failures: [{ name: "journeys", reason: "There is no browser." }] };
}

const passed = results.flat().reduce((total, result) => total + result.passed, 0);
const failures = results.flat().flatMap((result) => result.failures);
// Once more at the end, where whoever has only the last lines of a long run finds them.
for (const failure of failures) console.log(describeFailure(failure));
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
