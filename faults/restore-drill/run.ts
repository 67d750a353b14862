import { existsSync } from "node:fs";
import { join } from "node:path";
import { connectDatabase } from "../../apps/api/src/db/connection/client";
import { migrate } from "../../apps/api/src/db/migrate";
import { loadDemo } from "../../apps/api/src/demo";
import { freePort } from "../../bench/lib/shop";
import { findPrograms } from "../cluster/programs";
import { queryOnce } from "../cluster/query-database";
import { createWorkspace } from "../cluster/workspace";
import { backupTool } from "./backup-tool";
import { initialise, type Server, startServer } from "./server";

/** Checksums of all products and users. */
const CHECKSUMS = `select (select md5(string_agg(p::text, ',' order by id)) from products p) as products,
  (select md5(string_agg(u::text, ',' order by id)) from users u) as users, (select count(*)::int from products) as count`;

const programs = findPrograms();
if (typeof programs === "string" || !existsSync("/usr/bin/pgbackrest") || process.getuid?.() !== 0) {
  console.error(
    "The drill needs root and Debian's packages: apt-get install --no-install-recommends postgresql pgbackrest.",
  );
  process.exit(1);
}
const bin = programs.postgres;
const workspace = createWorkspace();
const repo = workspace.folder("backups");
const socketDir = workspace.folder("sockets");
const createServer = async (name: string): Promise<Server> => {
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return { url, port, dataDir: join(workspace.folder(name), "data"), socketDir };
};
const [shop, restored] = [await createServer("shop"), await createServer("restored")];
const tool = backupTool(workspace, "tool", repo, shop);
const read = async (url: string) => JSON.stringify((await queryOnce(url, CHECKSUMS))[0]);
const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(1);

try {
  initialise(workspace, bin, shop.dataDir);
  const archive = { archive_mode: "on", archive_command: tool.archiveCommand };
  const stop = await startServer(workspace, "shop", bin, shop, archive);
  const db = connectDatabase(shop.url, { max: 2 });
  await migrate(db);
  await loadDemo(db, () => new Date());
  tool.run("stanza-create");
  const began = performance.now();
  tool.run("backup", "--type=full");
  console.log(`A full backup took ${seconds(began)} s.`);

  await queryOnce(shop.url, "update products set price_cents = price_cents + 1");
  const good = await read(shop.url);
  const [{ at } = { at: "" }] = await queryOnce<{ at: string }>(
    shop.url,
    "select clock_timestamp()::text as at",
  );
  await queryOnce(shop.url, "delete from products where id > (select min(id) from products)");
  const bad = await read(shop.url);
  await queryOnce(shop.url, "select pg_switch_wal()", "checkpoint");
  tool.run("check");
  await db.close();
  await stop();
  console.log(`After the backup prices changed; at ${at} all products but one are deleted.`);

  const lost = performance.now();
  const restoreTool = backupTool(workspace, "restoring", repo, restored);
  restoreTool.run("restore", "--type=time", `--target=${at}`, "--target-action=promote");
  const stopRestored = await startServer(workspace, "restored", bin, restored, { archive_mode: "off" });
  const found = await read(restored.url);
  await stopRestored();
  console.log(`Restored to that moment in ${seconds(lost)} s: ${found}`);
  if (found !== good || found === bad) throw new Error(`The restored data differs; expected ${good}.`);
  console.log("The restored data is identical to that moment.");
} finally {
  workspace.stop();
  workspace.remove();
}
