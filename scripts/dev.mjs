import { spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { createServer } from "node:net";
import { inRoot, root } from "./lib/paths.mjs";
import { prepareInstall } from "./lib/prepare.mjs";

// What the API consists of. The web app is watched by Vite, inside of the shop.
const watched = ["apps/api/src", "packages/contract/src", "packages/domain/src"];
// An editor or a checkout changes several files at once.
const settleMs = 100;

await prepareInstall();
if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
// Vite shows the sources to whoever asks: to this machine only, unless told otherwise.
const env = { HOST: "localhost", ...process.env, NODE_ENV: "development" };
// Any free port, but the same one after each restart.
if (env.PORT === "0") env.PORT = String(await freePort());

let shop;
let timer;
let ending = false;

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
    if (ending) process.exit(code ?? 0);
    if (!timer) console.log("The shop stopped. It restarts on the next file change.");
  });
}

/** Ends the shop in good order, its database included, before the next one starts. */
function restart() {
  const next = () => {
    timer = undefined;
    if (!ending) start();
  };
  if (shop.exitCode !== null || shop.signalCode !== null) return next();
  shop.once("exit", next);
  shop.kill("SIGTERM");
}

for (const folder of watched) {
  watch(inRoot(folder), { recursive: true }, (_event, file) => {
    if (timer || /\.test\.ts$/.test(file ?? "")) return;
    timer = setTimeout(restart, settleMs);
  });
}
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    ending = true;
    if (shop.exitCode !== null || shop.signalCode !== null) process.exit(0);
    shop.kill(signal);
  });
}
start();
