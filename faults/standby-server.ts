import { chownSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openEmbeddedDatabase } from "../apps/api/src/db/embedded";
import { prepareLauncher } from "../apps/api/src/db/embedded/launcher";
import { queryOnce, startPostgres } from "../apps/api/src/testing/postgres-process";
import { freePort } from "../bench/lib/shop";

/** A PostgreSQL server that can become a standby and a primary again, at the same address. */
export interface StandbyServer {
  url: string;
  demote(): Promise<void>;
  promote(): Promise<void>;
  close(): Promise<void>;
}

export async function openStandbyServer(dataDir: string): Promise<StandbyServer> {
  // Creates the cluster and the shop's database.
  const embedded = await openEmbeddedDatabase({ dataDir, durable: false });
  const address = new URL(embedded.url);
  await embedded.close();
  const launcher = prepareLauncher({ dataDir });
  address.port = String(await freePort());
  const signal = join(launcher.clusterDir, "standby.signal");
  const start = () => startPostgres(launcher, address.href, { wal_level: "replica" });
  let server = await start();

  return {
    url: address.href,
    async demote() {
      await server.stop();
      writeFileSync(signal, "");
      if (launcher.owner) chownSync(signal, launcher.owner.uid, launcher.owner.gid);
      server = await start();
    },
    async promote() {
      await queryOnce(address.href, "select pg_promote()");
      if (existsSync(signal)) rmSync(signal);
    },
    close: () => server.stop(),
  };
}
