import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { cacheDir, root } from "./paths.mjs";
import { runAsync, tool } from "./run.mjs";

/** @typedef {{ name: string, reason: string }} Failure */

const maxReasonLines = 12;

/**
 * Unit, API and component tests.
 * @param {"fast" | "long"} tier
 */
export async function runVitest(tier) {
  const file = join(cacheDir, "vitest.json");
  rmSync(file, { force: true });
  const ok = await runAsync(
    ...tool("vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`),
    { env: { ...process.env, TEST_TIER: tier } },
  );
  return countVitest(readReport(file), ok);
}

/**
 * Browser tests.
 * @param {"fast" | "long"} tier
 */
export async function runPlaywright(tier) {
  const file = join(cacheDir, "playwright.json");
  rmSync(file, { force: true });
  const env = { ...process.env, TEST_TIER: tier, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const ok = await runAsync(...tool("playwright", "test", "-c", "e2e", "--reporter=list,json"), { env });
  return countPlaywright(readReport(file), ok);
}

/** Counts a file that could not be loaded as a failure, although it has no failed test. */
export function countVitest(report, ok) {
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && tests.length === 0) return [failure(file, message)];
    return tests.map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages.join("\n")));
  });
  return withRunFailure("tests", { passed: report?.numPassedTests ?? 0, failures }, ok);
}

/** Counts flaky tests as failed, and errors outside of tests, such as a shop that does not start. */
export function countPlaywright(report, ok) {
  const failures = [
    ...(report?.suites ?? []).flatMap(failedSpecs),
    ...(report?.errors ?? []).map(({ message }) => failure("outside of any test", message)),
  ];
  return withRunFailure("browser tests", { passed: report?.stats?.expected ?? 0, failures }, ok);
}

function failedSpecs({ specs = [], suites = [] }) {
  const failed = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        const errors = results.flatMap((result) => result.errors ?? []);
        const reason = errors.map(({ message }) => message).join("\n");
        return failure(`[${projectName}] ${file}:${line} › ${title}`, reason);
      }),
  );
  return [...failed, ...suites.flatMap(failedSpecs)];
}

/** @returns {Failure} */
function failure(name, reason) {
  return { name, reason: stripVTControlCharacters(reason ?? "").trim() };
}

/** Formats a failure in a few lines: its name and the start of its reason. */
export function describeFailure({ name, reason }) {
  const lines = reason.split("\n").slice(0, maxReasonLines);
  return [`✗ ${name}`, ...lines.map((line) => `    ${line}`)].join("\n");
}

/** Adds a failure if the run failed without reporting one, or left no report. */
function withRunFailure(what, { passed, failures }, ok) {
  const unexplained = [failure(what, "The run failed without naming a test.")];
  return { passed, failures: ok || failures.length > 0 ? failures : unexplained };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
