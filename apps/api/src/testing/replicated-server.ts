import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../../../bench/lib/shop";
import { openEmbeddedDatabase } from "../db/embedded";
import { copyPermissions, giveToOwner, type Launcher, prepareLauncher } from "../db/embedded/launcher";
import { type PostgresProcess, queryOnce, startPostgres } from "./postgres-process";

/** A primary and a standby that streams from it. */
export interface ReplicatedServer {
  url: string;
  replicaUrl: string;
  /** The standby receives changes but does not apply them. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  close(): Promise<void>;
}

const REPLICATING = {
  wal_level: "replica",
  max_wal_senders: "4",
  wal_keep_size: "256MB",
  // As on a durable server, except that commits don't wait for the disk.
  synchronous_commit: "on",
  full_page_writes: "on",
};

/** Starts both in empty folders, which the caller deletes. */
export async function openReplicatedServer(
  primaryDir: string,
  replicaDir: string,
): Promise<ReplicatedServer> {
  const embedded = await openEmbeddedDatabase({ dataDir: primaryDir, durable: false });
  const templateUrl = embedded.url;
  await embedded.close();
  const [primary, replica] = [
    prepareLauncher({ dataDir: primaryDir }),
    prepareLauncher({ dataDir: replicaDir }),
  ];
  const url = withPort(templateUrl, await freePort());
  // Starts once with these settings, so that the copy can follow from its last position.
  await (await startPostgres(primary, url, REPLICATING)).stop();
  copyCluster(primary, replica);
  const replicaUrl = withPort(templateUrl, await freePort());
  const { port, username, password } = new URL(url);
  const replicaSettings = {
    ...REPLICATING,
    primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
    wal_retrieve_retry_interval: "100ms",
  };
  const primaryProcess = await startPostgres(primary, url, REPLICATING);
  let replicaProcess: PostgresProcess | null = await startPostgres(replica, replicaUrl, replicaSettings);
  const stopReplica = async () => {
    const stopping = replicaProcess;
    replicaProcess = null;
    await stopping?.stop();
  };

  return {
    url,
    replicaUrl,
    pauseReplay: () => queryOnce(replicaUrl, "select pg_wal_replay_pause()"),
    resumeReplay: () => queryOnce(replicaUrl, "select pg_wal_replay_resume()"),
    stopReplica,
    async startReplica() {
      replicaProcess = await startPostgres(replica, replicaUrl, replicaSettings);
    },
    async close() {
      await stopReplica();
      await primaryProcess.stop();
    },
  };
}

/** Copies a stopped cluster and marks the copy as its standby. */
function copyCluster(from: Launcher, to: Launcher): void {
  cpSync(from.clusterDir, to.clusterDir, { recursive: true });
  copyPermissions(from.clusterDir, to.clusterDir);
  writeFileSync(join(to.clusterDir, "standby.signal"), "");
  giveToOwner(to);
}

function withPort(url: string, port: number): string {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}
