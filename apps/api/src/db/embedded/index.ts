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

/** The embedded PostgreSQL server, shared by all processes with the same data directory. */
export interface EmbeddedDatabase {
  /** URL of the shop's database. */
  url: string;
  mode: LaunchMode;
  pid: number;
  /** Whether the server was already running, for another process or after a crash. */
  adopted: boolean;
  /** Disconnects, and stops the server if no other process uses it. */
  close(): Promise<void>;
}

export interface EmbeddedOptions extends LauncherOptions {
  /** False only for tests, whose data may be lost. */
  durable?: boolean;
}

const JOIN_TIMEOUT_MS = 60_000;

/** Starts the server of the data directory, or joins the running one. */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, durable = true } = options;
  const launcher = prepareLauncher(options);
  const password = readOrCreateSecret(dataDir, "postgres-password");
  await ensureCluster(launcher, password, durable);

  const attempt = (formerPort?: number) => joinServer(launcher, { password, durable, dataDir, formerPort });
  let joined = await joinFirst(attempt, dataDir);
  const restarter = restartOnCrash({
    current: () => joined.server,
    restart: async () => {
      const again = await attempt(joined.server.port).catch(() => null);
      if (again) joined = again;
      return again !== null;
    },
  });
  const { server, adopted } = joined;
  return {
    url: serverUrl(server.port, password, "larkwood"),
    mode: launcher.mode,
    pid: server.pid,
    adopted,
    close: async () => {
      await restarter.stop();
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

/** Finds or starts the server and takes its usage lock; null if the caller has to try again. */
async function joinServer(launcher: Launcher, options: JoinOptions): Promise<Joined | null> {
  const { password, durable, dataDir, formerPort } = options;
  const running = findPostmaster(launcher.clusterDir);
  const server = running ?? (await startServer(launcher, join(dataDir, "postgres.log"), durable, formerPort));
  const leave = server?.port ? await acquireUsageLock(serverUrl(server.port, password)) : null;
  return server && leave ? { server, leave, adopted: running !== null } : null;
}

async function joinFirst(attempt: () => Promise<Joined | null>, dataDir: string): Promise<Joined> {
  const deadline = Date.now() + JOIN_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const joined = await attempt();
    if (joined) return joined;
    await pause(50);
  }
  throw new EmbeddedDatabaseError(`The PostgreSQL server in ${dataDir} does not accept connections.`);
}
