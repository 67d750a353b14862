import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { newDataDir, removeDataDir, type ShopProcess, spawnShop } from "../../e2e/support/shop-process";

/**
 * Finds a free port below the ephemeral range. Ephemeral ports were sometimes taken by outgoing connections while a server was
 * starting.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomInt(20_000, 32_000);
    const probe = createServer().listen(port, "127.0.0.1");
    try {
      await once(probe, "listening");
      await once(probe.close(), "close");
      return port;
    } catch (error) {
      if (attempt === 50) throw error;
    }
  }
}

/** A shop process under measurement. */
export interface Shop extends ShopProcess {
  dataDir: string;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

// With DATABASE_URL the benchmark uses that database instead of the embedded one, like the shop.
const databaseUrl = process.env.DATABASE_URL;

/** Starts the built shop with a new data folder, or on an existing one. */
export async function startShop(
  env: Record<string, string> = {},
  dataDir = newDataDir("bench"),
): Promise<Shop> {
  const shop = await spawnShop(await freePort(), dataDir, {
    LOG_LEVEL: "error",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, SHOP_DEMO: "on" } : {}),
    ...env,
  });
  const dispose = async () => {
    await shop.stop();
    removeDataDir(dataDir);
  };
  // Use the IP address, so that name lookups are not measured.
  return { ...shop, url: shop.url.replace("localhost", "127.0.0.1"), dataDir, dispose };
}

/** Signs in and returns the authorization header. */
export async function signIn(
  shop: Pick<Shop, "url">,
  who: "admin" | "user",
): Promise<Record<string, string>> {
  const reply = await fetch(`${shop.url}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${who}@larkwood.example`, password: `larkwood-${who}`, rememberMe: true }),
  });
  if (!reply.ok) throw new Error(`sign-in answered ${reply.status}`);
  const { accessToken } = (await reply.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}

/** Resident memory of a process in MB; needs /proc. */
export const memoryMb = (pid: number): number => statusMb(pid, "VmRSS");

/** Peak resident memory of a process in MB. */
export const peakMemoryMb = (pid: number): number => statusMb(pid, "VmHWM");

function statusMb(pid: number, field: string): number {
  const line = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return line ? Number(line[1]) / 1024 : Number.NaN;
}
