import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { inRoot, root } from "./paths.mjs";

// Where the programs of node_modules come from.
const packages = {
  biome: "@biomejs/biome",
  depcruise: "dependency-cruiser",
  knip: "knip",
  playwright: "@playwright/test",
  "react-router": "@react-router/dev",
  tsc: "typescript",
  tsx: "tsx",
  vitest: "vitest",
};

/** Ends the program with a sentence instead of a stack trace. */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** Runs a command with our own output; false when it fails. */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: "inherit", ...options }).status === 0;
}

/** The same beside other work. */
export function runBeside(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}

/**
 * Command and arguments that run a program of node_modules: by this very Node, because on Windows npm's own way to it
 * needs a shell, which takes paths with spaces apart.
 */
export function tool(name, ...args) {
  const home = inRoot("node_modules", packages[name]);
  const { bin } = JSON.parse(readFileSync(`${home}/package.json`, "utf8"));
  return [process.execPath, [`${home}/${typeof bin === "string" ? bin : bin[name]}`, ...args]];
}

/**
 * Runs a command, keeps what it prints and resolves with its exit code, its text and the seconds it took.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptionsWithoutStdio & { aside?: boolean }} [options]
 */
export function capture(command, args, { aside = false, ...options } = {}) {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(command, args, { cwd: root, ...options });
    if (aside && child.pid) stepAside(child.pid);
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

/** Lets other work go first; where that is refused both take turns. */
function stepAside(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}
