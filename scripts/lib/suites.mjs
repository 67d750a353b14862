import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { cacheDir, root } from "./paths.mjs";
import { runBeside, tool } from "./run.mjs";

/** @typedef {{ name: string, reason: string }} Failure */

const linesOfAReason = 12;

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
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && tests.length === 0) return [failure(file, message)];
    return tests.map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages.join("\n")));
  });
  return orOneFailure("tests", { passed: report?.numPassedTests ?? 0, failures }, ok);
}

/** Journeys get one try; an error outside of them, such as a shop that does not start, is a failure too. */
export function countPlaywright(report, ok) {
  const failures = [
    ...(report?.suites ?? []).flatMap(failedJourneys),
    ...(report?.errors ?? []).map(({ message }) => failure("outside any test", message)),
  ];
  return orOneFailure("journeys", { passed: report?.stats?.expected ?? 0, failures }, ok);
}

function failedJourneys({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        const errors = results.flatMap((result) => result.errors ?? []);
        const reason = errors.map(({ message }) => message).join("\n");
        return failure(`[${projectName}] ${file}:${line} › ${title}`, reason);
      }),
  );
  return [...own, ...suites.flatMap(failedJourneys)];
}

/** @returns {Failure} */
function failure(name, reason) {
  return { name, reason: stripVTControlCharacters(reason ?? "").trim() };
}

/** A failure in a few lines: its name, and the beginning of what was said about it. */
export function describeFailure({ name, reason }) {
  const lines = reason.split("\n").slice(0, linesOfAReason);
  return [`✗ ${name}`, ...lines.map((line) => `    ${line}`)].join("\n");
}

/** A run that failed, or that left no report, never counts as one without a failure. */
function orOneFailure(what, { passed, failures }, ok) {
  const unexplained = [failure(what, "The run failed without naming a test.")];
  return { passed, failures: ok || failures.length > 0 ? failures : unexplained };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
