import { join } from "node:path";
import { cacheDir, inRoot } from "./paths.mjs";
import { capture, tool } from "./run.mjs";

const incremental = (name) => ["--incremental", "--tsBuildInfoFile", join(cacheDir, `${name}.tsbuildinfo`)];

/** Each check is a list of commands; it stops at the first that fails. Commands are resolved after the install. */
const checks = [
  { name: "format and lint", commands: [() => tool("biome", "check", ".")] },
  {
    name: "boundaries",
    commands: [
      () =>
        tool(
          "depcruise",
          ...["--config", ".dependency-cruiser.cjs"],
          ...["--cache", join(cacheDir, "depcruise"), "--cache-strategy", "content"],
          ...["packages", "apps", "e2e"],
        ),
    ],
  },
  {
    name: "types",
    commands: [
      () => tool("tsc", "-p", ".", ...incremental("root")),
      () => tool("tsc", "-p", "apps/web", ...incremental("web")),
      () => tool("tsc", "-p", "e2e", ...incremental("e2e")),
    ],
  },
  {
    name: "API document",
    commands: [() => [process.execPath, ["--import", "tsx", "scripts/lint-api-document.ts"]]],
  },
  {
    name: "unused code",
    commands: [() => tool("knip", "--cache", "--cache-location", join(cacheDir, "knip"))],
  },
  {
    name: "regular expressions",
    commands: [() => [process.execPath, ["scripts/slow-patterns.mjs"]]],
    report: true,
  },
  {
    name: "plain English",
    commands: [() => [process.execPath, ["scripts/plain-english.mjs"]]],
    report: true,
  },
  {
    name: "specification",
    commands: [() => [process.execPath, ["scripts/spec-coverage.mjs", "--strict"]]],
    report: true,
  },
];

/** Runs all checks and prints their errors. */
export async function runChecks({ atOnce = 2 } = {}) {
  // Generates the route types, which tsc and knip need.
  await capture(...tool("react-router", "typegen"), { cwd: inRoot("apps/web") });
  const waiting = [...checks];
  /** @type {import("./suites.mjs").Failure[]} */
  const failures = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const reason = await runCheck(check);
      if (reason !== null) failures.push({ name: check.name, reason });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { passed: checks.length - failures.length, failures };
}

/** Returns the output of a failed check, or null. */
async function runCheck({ name, commands, report = false }) {
  let seconds = 0;
  for (const command of commands) {
    const result = await capture(...command());
    seconds += result.seconds;
    if (result.code !== 0) {
      console.log(`✗ ${name}\n${result.text}`);
      return result.text;
    }
    if (report) console.log(result.text.trim());
  }
  console.log(`✓ ${name} (${seconds.toFixed(1)} s)`);
  return null;
}
