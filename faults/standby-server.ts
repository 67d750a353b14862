import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { connectDatabase } from "../apps/api/src/db/client";
import { openEmbeddedDatabase } from "../apps/api/src/db/embedded";
import { prepareLauncher } from "../apps/api/src/db/embedded/launcher";
import { serverSettings } from "../apps/api/src/db/embedded/settings";
import { freePort } from "../bench/lib/shop";

/** A PostgreSQL that can be made a standby and a primary again, always at the same address. */
export interface StandbyServer {
  url: string;
  demote(): Promise<void>;
  promote(): Promise<void>;
  close(): Promise<void>;
}

export async function openStandbyServer(dataDir: string): Promise<StandbyServer> {
  // Makes the cluster and the shop's database on it.
  const embedded = await openEmbeddedDatabase({ dataDir, durable: false });
  const address = new URL(embedded.url);
  await embedded.close();
  const launcher = prepareLauncher({ dataDir });
  const port = await freePort();
  address.port = String(port);
  const signal = join(launcher.clusterDir, "standby.signal");
  let server = await start();

  async function start(): Promise<ChildProcess> {
    const settings = [...serverSettings(port, false), "-c", "wal_level=replica"];
    const { file, args, ...user } = launcher.command(launcher.binaries.postgres, [
      "-D",
      launcher.clusterDir,
      ...settings,
    ]);
    const child = spawn(file, args, { ...user, cwd: dirname(launcher.clusterDir), stdio: "ignore" });
    await untilItAnswers(address.href);
    return child;
  }

  async function stop(): Promise<void> {
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
  }

  return {
    url: address.href,
    async demote() {
      await stop();
      writeFileSync(signal, "");
      if (launcher.owner) chownSync(signal, launcher.owner.uid, launcher.owner.gid);
      server = await start();
    },
    async promote() {
      await ask(address.href, "select pg_promote()");
      if (existsSync(signal)) rmSync(signal);
    },
    close: stop,
  };
}

async function ask(url: string, statement: string): Promise<void> {
  const db = connectDatabase(url, { max: 1 });
  try {
    await db.pool.query(statement);
  } finally {
    await db.close();
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (let left = 600; ; left -= 1) {
    try {
      return await ask(url, "select 1");
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
