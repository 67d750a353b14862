import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { newDataDir, removeDataDir, type ShopProcess, spawnShop } from "../../e2e/support/shop-process";

/**
 * A port that is free, and stays so until somebody listens there: it is below those that the system gives to whoever
 * connects, of which one was taken now and then while a server was being started.
 */
export async function freePort(): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const port = randomInt(20_000, 32_000);
    const probe = createServer().listen(port, "127.0.0.1");
    try {
      await once(probe, "listening");
      await once(probe.close(), "close");
      return port;
    } catch (error) {
      if (tries === 50) throw error;
    }
  }
}

/** A shop process under measurement. */
export interface Shop extends ShopProcess {
  dataDir: string;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

// A database of one's own is measured instead of the embedded one when it is named, as for the shop itself.
const ownDatabase = process.env.DATABASE_URL;

/** Starts the built shop with data of its own, or on data that another one left. */
export async function startShop(
  env: Record<string, string> = {},
  dataDir = newDataDir("bench"),
): Promise<Shop> {
  const shop = await spawnShop(await freePort(), dataDir, {
    LOG_LEVEL: "error",
    ...(ownDatabase ? { DATABASE_URL: ownDatabase, SHOP_DEMO: "on" } : {}),
    ...env,
  });
  const dispose = async () => {
    await shop.stop();
    removeDataDir(dataDir);
  };
  // The address by number: looking a name up again and again would be measured too.
  return { ...shop, url: shop.url.replace("localhost", "127.0.0.1"), dataDir, dispose };
}

/** Signs in and returns the headers of a call. */
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

/** Resident memory of a process in MB; only where the system tells. */
export const memoryMb = (pid: number): number => statusMb(pid, "VmRSS");

/** The most that it ever was. */
export const peakMemoryMb = (pid: number): number => statusMb(pid, "VmHWM");

function statusMb(pid: number, field: string): number {
  const line = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return line ? Number(line[1]) / 1024 : Number.NaN;
}
