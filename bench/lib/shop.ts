import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** A shop process under measurement. */
export interface Shop {
  url: string;
  pid: number;
  dataDir: string;
  secondsToStart: number;
  stop(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/** Starts the built shop as `npm start` would, with its own data, and waits until it answers. */
export async function startShop(env: Record<string, string> = {}, dataDir = newDataDir()): Promise<Shop> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await answering(`${url}/healthz`, child);
  const secondsToStart = (performance.now() - started) / 1000;
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  const dispose = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, pid: child.pid ?? 0, dataDir, secondsToStart, stop, dispose };
}

function newDataDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "larkwood-bench-"));
  // As root the database server runs as another user, who has to pass through.
  chmodSync(dir, 0o711);
  return dir;
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the shop ended with code ${child.exitCode}`);
    const ok = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`nothing answers at ${url}`);
}

/** Signs in and returns the headers of a call. */
export async function signIn(shop: Shop, who: "admin" | "user"): Promise<Record<string, string>> {
  const reply = await fetch(`${shop.url}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${who}@larkwood.example`, password: `larkwood-${who}`, rememberMe: true }),
  });
  if (!reply.ok) throw new Error(`sign-in answered ${reply.status}`);
  const { accessToken } = (await reply.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}

/** Resident memory of a process in MB; only where the system tells. */
export function memoryMb(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return line ? Number(line[1]) / 1024 : Number.NaN;
}
