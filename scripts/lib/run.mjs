import { spawn, spawnSync } from "node:child_process";
import { inRoot, root } from "./paths.mjs";

/** Ends the program with a sentence instead of a stack trace. */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** Runs a command with our own output; false when it fails. */
export function run(command, args, options = {}) {
  const windows = process.platform === "win32";
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", shell: windows, ...options });
  return status === 0;
}

/** The same beside other work. */
export function runBeside(command, args, options = {}) {
  return new Promise((resolve) => {
    const windows = process.platform === "win32";
    const child = spawn(command, args, { cwd: root, stdio: "inherit", shell: windows, ...options });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}

/** Path of a program installed in node_modules. */
export function tool(name) {
  return inRoot("node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
}

/** Runs a command, keeps what it prints and resolves with its exit code, its text and the seconds it took. */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const started = Date.now();
    const windows = process.platform === "win32";
    const child = spawn(command, args, { cwd: root, shell: windows, ...options });
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
