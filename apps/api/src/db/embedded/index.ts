import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readOrCreateSecret } from "../../secret-file";
import { ensureCluster } from "./cluster";
import { EmbeddedDatabaseError } from "./errors";
import type { LaunchWay } from "./launch-way";
import { type LauncherOptions, prepareLauncher } from "./launcher";
import { findPostmaster } from "./postmaster";
import { claimForShutdown, enter, serverUrl } from "./presence";
import { startServer, stopServer } from "./server-process";

export { EmbeddedDatabaseError } from "./errors";

/** A PostgreSQL server of our own, shared by all processes that opened the same data directory. */
export interface EmbeddedDatabase {
  /** Address of the shop's database on it. */
  url: string;
  way: LaunchWay;
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

  const deadline = Date.now() + attemptLimitMs;
  while (Date.now() < deadline) {
    const running = findPostmaster(launcher.clusterDir);
    const server = running ?? (await startServer(launcher, join(dataDir, "postgres.log"), durable));
    const leave = server?.port ? await enter(serverUrl(server.port, password)) : null;
    if (server && leave) {
      return {
        url: serverUrl(server.port, password, "larkwood"),
        way: launcher.way,
        pid: server.pid,
        adopted: running !== null,
        close: async () => {
          await leave();
          const release = await claimForShutdown(serverUrl(server.port, password));
          if (!release) return;
          await stopServer(server);
          await release();
        },
      };
    }
    await pause(50);
  }
  throw new EmbeddedDatabaseError(`The PostgreSQL server of ${dataDir} does not take connections.`);
}
