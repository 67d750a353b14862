import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readOrCreateSecret } from "../../core/secret-file";
import { ensureCluster } from "./cluster";
import { EmbeddedDatabaseError } from "./errors";
import type { LaunchMode } from "./launch-mode";
import { type Launcher, type LauncherOptions, prepareLauncher } from "./launcher";
import { findPostmaster, type Postmaster } from "./postmaster";
import { restartOnCrash } from "./restart-on-crash";
import { startServer, stopServer } from "./server-process";
import { acquireUsageLock, claimForShutdown, serverUrl } from "./usage-lock";

export { EmbeddedDatabaseError } from "./errors";

/** A PostgreSQL server of our own, shared by all processes that opened the same data directory. */
export interface EmbeddedDatabase {
  /** Address of the shop's database on it. */
  url: string;
  way: LaunchMode;
  pid: number;
  /** True when the server was already running: another shop's, or left behind by a killed one. */
  adopted: boolean;
  /** Leaves the server, and stops it when nobody else uses it. */
  close(): Promise<void>;
}

export interface EmbeddedOptions extends LauncherOptions {
  /** False only for throw-away data of tests. */
  durable?: boolean;
}

const attemptLimitMs = 60_000;

/** Starts the server of the data directory, or joins it when it runs. */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, durable = true } = options;
  const launcher = prepareLauncher(options);
  const password = readOrCreateSecret(dataDir, "postgres-password");
  await ensureCluster(launcher, password, durable);

  const attempt = (formerPort?: number) => joinServer(launcher, { password, durable, dataDir, formerPort });
  let joined = await firstJoin(attempt, dataDir);
  const watch = restartOnCrash({
    current: () => joined.server,
    revive: async () => {
      const again = await attempt(joined.server.port).catch(() => null);
      if (again) joined = again;
      return again !== null;
    },
  });
  const { server, adopted } = joined;
  return {
    url: serverUrl(server.port, password, "larkwood"),
    way: launcher.way,
    pid: server.pid,
    adopted,
    close: async () => {
      await watch.stop();
      await joined.leave();
      const release = await claimForShutdown(serverUrl(joined.server.port, password));
      if (!release) return;
      await stopServer(joined.server);
      await release();
    },
  };
}

interface Joined {
  server: Postmaster;
  adopted: boolean;
  leave: () => Promise<void>;
}

interface JoinOptions {
  password: string;
  durable: boolean;
  dataDir: string;
  formerPort: number | undefined;
}

/** Finds the running server or starts one, and makes itself known on it; null when that has to be tried again. */
async function joinServer(launcher: Launcher, options: JoinOptions): Promise<Joined | null> {
  const { password, durable, dataDir, formerPort } = options;
  const running = findPostmaster(launcher.clusterDir);
  const server = running ?? (await startServer(launcher, join(dataDir, "postgres.log"), durable, formerPort));
  const leave = server?.port ? await acquireUsageLock(serverUrl(server.port, password)) : null;
  return server && leave ? { server, leave, adopted: running !== null } : null;
}

async function firstJoin(attempt: () => Promise<Joined | null>, dataDir: string): Promise<Joined> {
  const deadline = Date.now() + attemptLimitMs;
  while (Date.now() < deadline) {
    const joined = await attempt();
    if (joined) return joined;
    await pause(50);
  }
  throw new EmbeddedDatabaseError(`The PostgreSQL server in ${dataDir} does not accept connections.`);
}
