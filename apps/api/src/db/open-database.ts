import { sql } from "drizzle-orm";
import type { Config } from "../config";
import { connectDatabase, type Database } from "./connection/client";
import { type DatabaseMonitor, monitorDatabase } from "./connection/database-monitor";
import { openEmbeddedDatabase } from "./embedded";
import { queryRows } from "./executor";
import { probeServer } from "./probe-server";
import { UnusableDatabaseError } from "./unusable-database-error";

type Wanted = Pick<Config, "databaseUrl" | "databaseDirectUrl" | "databasePool" | "dataDir">;

export interface OpenDatabase {
  db: Database;
  /** The server itself, for what a pooler in between would break: notices, migrations. */
  direct: { url: string; db: Database };
  watch: DatabaseMonitor;
  /** What an operator should know about the connections, as a sentence. */
  warning: string | null;
  close(): Promise<void>;
}

// One hears what other processes tell, one watches that the server answers.
const BESIDE_THE_POOL = 2;

/** Connects to DATABASE_URL, or to our own server in DATA_DIR, which is started for it. */
export async function openDatabase(config: Wanted): Promise<OpenDatabase> {
  const embedded = config.databaseUrl ? null : await openEmbeddedDatabase({ dataDir: config.dataDir });
  const way = embedded
    ? { url: embedded.url, directUrl: embedded.url, perTransaction: false, max: config.databasePool }
    : await findWay(config);
  const watch = monitorDatabase(way.url);
  const db = connectDatabase(way.url, { max: way.max, watch, perTransaction: way.perTransaction });
  const direct = way.directUrl === way.url ? db : connectDatabase(way.directUrl, { max: 1 });
  const close = async () => {
    await db.close();
    if (direct !== db) await direct.close();
    await watch.stop();
    await embedded?.close();
  };
  try {
    await queryRows(db, sql`select 1`);
  } catch (error) {
    await close();
    throw error;
  }
  const warning = way.max < config.databasePool ? tooFew(way.max, config.databasePool) : null;
  return { db, direct: { url: way.directUrl, db: direct }, watch, warning, close };
}

/** How the operator's own server is reached, and with how many connections. */
async function findWay({ databaseUrl, databaseDirectUrl, databasePool }: Wanted) {
  const wanted = databasePool + BESIDE_THE_POOL;
  const facts = await probeServer("DATABASE_URL", databaseUrl ?? "", wanted);
  const beyond = facts.connections - BESIDE_THE_POOL;
  if (beyond < 1) throw new UnusableDatabaseError(noneLeft(facts.connections));
  const max = Math.min(databasePool, beyond);
  const { url, perTransaction } = facts;
  if (!databaseDirectUrl) {
    if (perTransaction) throw new UnusableDatabaseError(NEEDS_DIRECT);
    return { url, directUrl: url, perTransaction, max };
  }
  const direct = await probeServer("DATABASE_DIRECT_URL", databaseDirectUrl, BESIDE_THE_POOL);
  if (direct.perTransaction) throw new UnusableDatabaseError(DIRECT_IS_POOLED);
  return { url, directUrl: direct.url, perTransaction, max };
}

const NEEDS_DIRECT =
  "DATABASE_URL points to a pooler in transaction mode, which does not pass on notifications. Set DATABASE_DIRECT_URL to the server itself, for notifications and migrations.";
const DIRECT_IS_POOLED =
  "DATABASE_DIRECT_URL points to a pooler in transaction mode. It must point to the server itself, or to a pooler in session mode.";

const noneLeft = (had: number) =>
  `The database allows this process ${had} connection${had === 1 ? "" : "s"}, and it needs at least ${BESIDE_THE_POOL + 1}. Raise max_connections or the pooler's pool size.`;
const tooFew = (max: number, wanted: number) =>
  `The database gave this process ${max + BESIDE_THE_POOL} of the ${wanted + BESIDE_THE_POOL} connections it may open (DATABASE_POOL=${wanted}, one for notifications, one to monitor the server). Until the next start it uses a pool of ${max}. All processes together need processes × (DATABASE_POOL + ${BESIDE_THE_POOL}) connections.`;
