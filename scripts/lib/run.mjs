import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { inRoot, root } from "./paths.mjs";

// The npm package of each program.
const packages = {
  biome: "@biomejs/biome",
  depcruise: "dependency-cruiser",
  knip: "knip",
  playwright: "@playwright/test",
  redocly: "@redocly/cli",
  "react-router": "@react-router/dev",
  tsc: "typescript-7",
  tsx: "tsx",
  vitest: "vitest",
};

/** Prints a message instead of a stack trace and exits. */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Runs a command and waits for it, with inherited output; false if it fails. */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: "inherit", ...options }).status === 0;
}

/** Runs a command asynchronously, with inherited output; false if it fails. */
export function runAsync(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}

/**
 * Command and arguments to run a program of node_modules with this Node. On Windows npm's wrappers need a shell, which splits
 * paths at spaces.
 * @returns {[string, string[]]}
 */
export function tool(name, ...args) {
  const folder = inRoot("node_modules", packages[name]);
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  return [process.execPath, [`${folder}/${typeof bin === "string" ? bin : bin[name]}`, ...args]];
}

/**
 * Runs a command and resolves with its exit code, its output and the seconds it took.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptionsWithoutStdio} [options]
 */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(command, args, { cwd: root, ...options });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (chunk) => {
        text += chunk;
      });
    }
    const finish = (code) => resolve({ code, text, seconds: (Date.now() - started) / 1000 });
    child.once("error", (error) => {
      text += error.message;
      finish(1);
    });
    child.once("close", finish);
  });
}
