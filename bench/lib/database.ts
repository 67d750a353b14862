import { mkdirSync } from "node:fs";
import { connectDatabase } from "../../apps/api/src/db/connection/client";
import { openEmbeddedDatabase } from "../../apps/api/src/db/embedded";
import { newDataDir, removeDataDir } from "../../e2e/support/shop-process";

/** The database that orders are measured on: the operator's own where one is named, else one of the measurement's. */
export async function openMeasuredDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const url = process.env.DATABASE_URL;
  return url ? { url, close: async () => {} } : openBenchDatabase();
}

/**
 * A database of the measurement's own that the shop reaches by DATABASE_URL, so that rows can be put in directly. One in a
 * folder that is named stays there for the next time.
 */
export async function openBenchDatabase(folder?: string) {
  // As root the database server runs as another user, who has to pass through.
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o711 });
  const dataDir = folder ?? newDataDir("bench-db");
  const embedded = await openEmbeddedDatabase({ dataDir });
  const db = connectDatabase(embedded.url, { max: 2 });
  return {
    url: embedded.url,
    pid: embedded.pid,
    db,
    close: async () => {
      await db.close();
      await embedded.close();
      if (!folder) removeDataDir(dataDir);
    },
  };
}
