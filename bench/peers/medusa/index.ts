import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../lib/shop";
import { installPeer } from "../install-peer";
import type { PeerProduct, PeerShop } from "../peer";
import { storeRequests } from "./requests";

const VERSION = "2.21.2";
const START_LIMIT_MS = 120_000;

/** Installs Medusa, adds the same products and starts it in production mode, in one process. */
export async function startMedusa(products: readonly PeerProduct[], databaseUrl: string): Promise<PeerShop> {
  const folder = installPeer("medusa", {
    dependencies: { "@medusajs/cli": VERSION, "@medusajs/framework": VERSION, "@medusajs/medusa": VERSION },
  });
  const copy = (from: string, to: string) =>
    copyFileSync(fileURLToPath(new URL(`./${from}`, import.meta.url)), join(folder, to));
  copy("config.cjs", "medusa-config.js");
  copy("fill.cjs", "fill.js");

  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    MEDUSA_DISABLE_TELEMETRY: "true",
    DATABASE_URL: databaseUrl,
    PEER_PRODUCTS: join(folder, "products.json"),
    PEER_RESULT: join(folder, "known.json"),
  };
  writeFileSync(env.PEER_PRODUCTS, JSON.stringify(products));
  const command = [join(folder, "node_modules", "@medusajs", "cli", "cli.js")];
  for (const args of [
    ["db:migrate", "--execute-all-links"],
    ["exec", "./fill.js"],
  ]) {
    const options = { cwd: folder, env, encoding: "utf8", maxBuffer: 100_000_000 } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], options);
    if (status !== 0) throw new Error(`medusa ${args[0]} failed: ${stderr}${stdout}`);
  }

  const child = spawn(
    process.execPath,
    [...command, "start", "--host", "127.0.0.1", "--port", String(port)],
    {
      cwd: folder,
      env,
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(`${url}/health`);
  return {
    name: `Medusa ${VERSION}`,
    pid: child.pid ?? 0,
    ...(await storeRequests(url, JSON.parse(readFileSync(env.PEER_RESULT, "utf8")))),
    stop: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function untilHealthy(url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await pause(200);
  }
  throw new Error(`Medusa did not respond within ${START_LIMIT_MS / 1000} s`);
}
