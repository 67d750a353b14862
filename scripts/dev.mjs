import { spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { createServer } from "node:net";
import { inRoot, root } from "./lib/paths.mjs";
import { prepareInstall } from "./lib/prepare.mjs";

// Sources of the API. Vite watches the web app inside the shop process.
const watched = ["apps/api/src", "packages/contract/src", "packages/domain/src"];
// An editor or a git checkout changes several files at once.
const debounceMs = 100;

await prepareInstall();
if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
// Vite serves the sources to every client, so listen on this machine only unless HOST is set.
const env = { HOST: "localhost", ...process.env, NODE_ENV: "development" };
// Any free port, but the same one after each restart.
if (env.PORT === "0") env.PORT = String(await freePort());

let shop;
let timer;
let stopping = false;

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "localhost", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function start() {
  shop = spawn(process.execPath, ["--import", "tsx", "scripts/dev-server.ts"], {
    cwd: root,
    env,
    stdio: "inherit",
  });
  shop.once("exit", (code) => {
    if (stopping) process.exit(code ?? 0);
    if (!timer) console.log("The shop stopped. It restarts on the next file change.");
  });
}

/** Shuts the shop and its database down cleanly, then starts it again. */
function restart() {
  const next = () => {
    timer = undefined;
    if (!stopping) start();
  };
  if (shop.exitCode !== null || shop.signalCode !== null) return next();
  shop.once("exit", next);
  shop.kill("SIGTERM");
}

for (const folder of watched) {
  watch(inRoot(folder), { recursive: true }, (_event, file) => {
    if (timer || /\.test\.ts$/.test(file ?? "")) return;
    timer = setTimeout(restart, debounceMs);
  });
}
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    stopping = true;
    if (shop.exitCode !== null || shop.signalCode !== null) process.exit(0);
    shop.kill(signal);
  });
}
start();
