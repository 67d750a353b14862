import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../../../bench/lib/shop";
import { openEmbeddedDatabase } from "../db/embedded";
import { copyPermissions, giveToOwner, type Launcher, prepareLauncher } from "../db/embedded/launcher";
import { askOnce, type PostgresProcess, startPostgres } from "./postgres-process";

/** A primary and a standby that streams from it. */
export interface ReplicatedServer {
  url: string;
  replicaUrl: string;
  /** The standby goes on receiving, and shows nothing of it. */
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
  // As on a server that keeps what it acknowledges; only the disk is not waited for.
  synchronous_commit: "on",
  full_page_writes: "on",
};

/** Both lie in empty folders that the giver removes. */
export async function openReplicatedServer(
  primaryDir: string,
  replicaDir: string,
): Promise<ReplicatedServer> {
  const embedded = await openEmbeddedDatabase({ dataDir: primaryDir, durable: false });
  const made = embedded.url;
  await embedded.close();
  const [primary, replica] = [
    prepareLauncher({ dataDir: primaryDir }),
    prepareLauncher({ dataDir: replicaDir }),
  ];
  const url = at(made, await freePort());
  // A copy can follow from where its original wrote all that a standby needs.
  await (await startPostgres(primary, url, REPLICATING)).stop();
  copyCluster(primary, replica);
  const replicaUrl = at(made, await freePort());
  const { port, username, password } = new URL(url);
  const follow = {
    ...REPLICATING,
    primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
    wal_retrieve_retry_interval: "100ms",
  };
  const leading = await startPostgres(primary, url, REPLICATING);
  let following: PostgresProcess | null = await startPostgres(replica, replicaUrl, follow);
  const stopReplica = async () => {
    const stopping = following;
    following = null;
    await stopping?.stop();
  };

  return {
    url,
    replicaUrl,
    pauseReplay: () => askOnce(replicaUrl, "select pg_wal_replay_pause()"),
    resumeReplay: () => askOnce(replicaUrl, "select pg_wal_replay_resume()"),
    stopReplica,
    async startReplica() {
      following = await startPostgres(replica, replicaUrl, follow);
    },
    async close() {
      await stopReplica();
      await leading.stop();
    },
  };
}

/** A copy of a cluster that is stopped is a standby of it once it is told to follow. */
function copyCluster(from: Launcher, to: Launcher): void {
  cpSync(from.clusterDir, to.clusterDir, { recursive: true });
  copyPermissions(from.clusterDir, to.clusterDir);
  writeFileSync(join(to.clusterDir, "standby.signal"), "");
  giveToOwner(to);
}

function at(url: string, port: number): string {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}
