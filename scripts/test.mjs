import { mkdirSync } from "node:fs";
import { ensureBrowser } from "./lib/browser.mjs";
import { runChecks } from "./lib/checks.mjs";
import { cacheDir } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";
import { runPlaywright, runVitest } from "./lib/suites.mjs";

await prepare();
mkdirSync(cacheDir, { recursive: true });
// Side by side: each of them leaves a core idle from time to time.
const results = await Promise.all([runChecks(), runVitest()]);
if (ensureBrowser()) {
  results.push(runPlaywright());
} else {
  console.error("There is no browser for the journeys: install Chromium, or set CHROMIUM_PATH.");
  results.push({ passed: 0, failed: 1 });
}

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
