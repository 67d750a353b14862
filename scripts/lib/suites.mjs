import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheDir } from "./paths.mjs";
import { runBeside, tool } from "./run.mjs";

/** Unit, API and component tests. */
export async function runVitest() {
  const file = join(cacheDir, "vitest.json");
  rmSync(file, { force: true });
  const ok = await runBeside(
    ...tool("vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`),
  );
  return countVitest(readReport(file), ok);
}

/** Journeys in a browser. */
export async function runPlaywright() {
  const file = join(cacheDir, "playwright.json");
  rmSync(file, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const ok = await runBeside(...tool("playwright", "test", "-c", "e2e", "--reporter=list,json"), { env });
  return countPlaywright(readReport(file), ok);
}

/** A file that could not even be loaded has no failed test in it, and is a failure all the same. */
export function countVitest(report, ok) {
  const failedFiles = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const failed = (report?.numFailedTests ?? 0) + failedFiles.length;
  return atLeastOneFailure({ passed: report?.numPassedTests ?? 0, failed }, ok);
}

/** Journeys get one try; an error outside of them, such as a shop that does not start, is a failure too. */
export function countPlaywright(report, ok) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const failed = unexpected + flaky + (report?.errors?.length ?? 0);
  return atLeastOneFailure({ passed: expected, failed }, ok);
}

function atLeastOneFailure({ passed, failed }, ok) {
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
