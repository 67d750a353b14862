import { sql } from "drizzle-orm";
import type { Config } from "../config";
import { connectDatabase, type Database } from "./connection/client";
import { type DatabaseMonitor, monitorDatabase } from "./connection/database-monitor";
import { openEmbeddedDatabase } from "./embedded";
import { queryRows } from "./executor";
import { probeServer } from "./probe-server";
import { UnusableDatabaseError } from "./unusable-database-error";

type DatabaseConfig = Pick<Config, "databaseUrl" | "databaseDirectUrl" | "databasePool" | "dataDir">;

export interface OpenDatabase {
  db: Database;
  /** The server without a pooler, for notifications and migrations. */
  direct: { url: string; db: Database };
  monitor: DatabaseMonitor;
  /** A message for the operator if the server allows fewer connections than configured. */
  warning: string | null;
  close(): Promise<void>;
}

// One for notifications, one for the monitor.
const EXTRA_CONNECTIONS = 2;

/** Connects to DATABASE_URL, or starts the embedded server in DATA_DIR. */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  const embedded = config.databaseUrl ? null : await openEmbeddedDatabase({ dataDir: config.dataDir });
  const target = embedded
    ? { url: embedded.url, directUrl: embedded.url, perTransaction: false, max: config.databasePool }
    : await probe(config);
  const monitor = monitorDatabase(target.url);
  const db = connectDatabase(target.url, { max: target.max, monitor, perTransaction: target.perTransaction });
  const direct = target.directUrl === target.url ? db : connectDatabase(target.directUrl, { max: 1 });
  const close = async () => {
    await db.close();
    if (direct !== db) await direct.close();
    await monitor.stop();
    await embedded?.close();
  };
  try {
    await queryRows(db, sql`select 1`);
  } catch (error) {
    await close();
    throw error;
  }
  const warning = target.max < config.databasePool ? smallPoolWarning(target.max, config.databasePool) : null;
  return { db, direct: { url: target.directUrl, db: direct }, monitor, warning, close };
}

/** Checks how DATABASE_URL can be used, and with how many connections. */
async function probe({ databaseUrl, databaseDirectUrl, databasePool }: DatabaseConfig) {
  const wanted = databasePool + EXTRA_CONNECTIONS;
  const facts = await probeServer("DATABASE_URL", databaseUrl ?? "", wanted);
  const available = facts.connections - EXTRA_CONNECTIONS;
  if (available < 1) throw new UnusableDatabaseError(noPoolMessage(facts.connections));
  const max = Math.min(databasePool, available);
  const { url, perTransaction } = facts;
  if (!databaseDirectUrl) {
    if (perTransaction) throw new UnusableDatabaseError(NEEDS_DIRECT);
    return { url, directUrl: url, perTransaction, max };
  }
  const direct = await probeServer("DATABASE_DIRECT_URL", databaseDirectUrl, EXTRA_CONNECTIONS);
  if (direct.perTransaction) throw new UnusableDatabaseError(DIRECT_IS_POOLED);
  return { url, directUrl: direct.url, perTransaction, max };
}

const NEEDS_DIRECT =
  "DATABASE_URL points to a pooler in transaction mode, which does not pass on notifications. Set DATABASE_DIRECT_URL to the server itself, for notifications and migrations.";
const DIRECT_IS_POOLED =
  "DATABASE_DIRECT_URL points to a pooler in transaction mode. It must point to the server itself, or to a pooler in session mode.";

const noPoolMessage = (available: number) =>
  `The database allows this process ${available} connection${available === 1 ? "" : "s"}, and it needs at least ${EXTRA_CONNECTIONS + 1}. Raise max_connections or the pooler's pool size.`;
const smallPoolWarning = (max: number, wanted: number) =>
  `The database gave this process ${max + EXTRA_CONNECTIONS} of the ${wanted + EXTRA_CONNECTIONS} connections it may open (DATABASE_POOL=${wanted}, one for notifications, one to monitor the server). Until the next start it uses a pool of ${max}. All processes together need processes × (DATABASE_POOL + ${EXTRA_CONNECTIONS}) connections.`;
