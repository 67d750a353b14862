import { join } from "node:path";
import { cacheDir, inRoot } from "./paths.mjs";
import { capture, tool } from "./run.mjs";

const incremental = (name) => ["--incremental", "--tsBuildInfoFile", join(cacheDir, `${name}.tsbuildinfo`)];

/** Each check is a row of commands, looked up once everything is installed; the first that fails ends it. */
const checks = [
  { name: "format and lint", commands: [() => tool("biome", "check", ".")] },
  {
    name: "boundaries",
    commands: [() => tool("depcruise", "--config", ".dependency-cruiser.cjs", "packages", "apps", "e2e")],
  },
  {
    name: "types",
    commands: [
      () => tool("tsc", "-p", ".", ...incremental("house")),
      () => tool("tsc", "-p", "apps/web", ...incremental("web")),
      () => tool("tsc", "-p", "e2e", ...incremental("e2e")),
    ],
  },
  { name: "unused code", commands: [() => tool("knip")] },
  {
    name: "specification",
    commands: [() => [process.execPath, ["scripts/spec-coverage.mjs", "--strict"]]],
    report: true,
  },
];

/** Runs all checks and prints what they complain about: two at a time, or one by one and behind other work. */
export async function runChecks({ aside = false } = {}) {
  // The types of the routes, which the compiler and the search for unused code both want to see.
  await capture(...tool("react-router", "typegen"), { cwd: inRoot("apps/web"), aside });
  const waiting = [...checks];
  /** @type {import("./suites.mjs").Failure[]} */
  const failures = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const reason = await runCheck(check, aside);
      if (reason !== null) failures.push({ name: check.name, reason });
    }
  };
  await Promise.all(aside ? [worker()] : [worker(), worker()]);
  return { passed: checks.length - failures.length, failures };
}

/** What the check complains about, or null. */
async function runCheck({ name, commands, report = false }, aside) {
  let seconds = 0;
  for (const command of commands) {
    const result = await capture(...command(), { aside });
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
