import { sql } from "drizzle-orm";
import type { Config } from "../config";
import { connectDatabase, type Database } from "./client";
import { watchDatabase } from "./database-watch";
import { openEmbeddedDatabase } from "./embedded";
import { rowsOf } from "./executor";

export interface OpenDatabase {
  url: string;
  db: Database;
  close(): Promise<void>;
}

/** Connects to DATABASE_URL, or to our own server in DATA_DIR, which is started for it. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "databasePool" | "dataDir">,
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl ? null : await openEmbeddedDatabase({ dataDir: config.dataDir });
  const url = embedded?.url ?? config.databaseUrl ?? "";
  const watch = watchDatabase(url);
  const db = connectDatabase(url, { max: config.databasePool, watch });
  const close = async () => {
    await db.close();
    await watch.stop();
    await embedded?.close();
  };
  try {
    await rowsOf(db, sql`select 1`);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, db, close };
}
