import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { inRoot, root } from "./lib/paths.mjs";
import { prepareInstall } from "./lib/prepare.mjs";
import { tool } from "./lib/run.mjs";

// The API under tsx and the web app under Vite, which hands /api and /images on to the API.
await prepareInstall();
if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
const processes = [
  spawn(tool("tsx"), ["watch", "--clear-screen=false", "apps/api/src/server.ts"], {
    cwd: root,
    stdio: "inherit",
  }),
  spawn(tool("react-router"), ["dev"], { cwd: inRoot("apps/web"), stdio: "inherit" }),
];
for (const child of processes) {
  child.once("exit", (code) => {
    for (const other of processes) other.kill("SIGTERM");
    process.exitCode ??= code ?? 0;
  });
}
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of processes) child.kill(signal);
  });
}
