import { mkdirSync } from "node:fs";
import { ensureBrowser } from "./lib/browser.mjs";
import { runChecks } from "./lib/checks.mjs";
import { cacheDir } from "./lib/paths.mjs";
import { prepare, prepareInstall } from "./lib/prepare.mjs";
import { runPlaywright, runVitest } from "./lib/suites.mjs";

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
  console.error("There is no browser for the journeys: install Chromium, or set CHROMIUM_PATH.");
  return { passed: 0, failed: 1 };
}

const sum = (key) => results.flat().reduce((total, result) => total + result[key], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
