import { connectDatabase } from "../../apps/api/src/db/client";
import { openEmbeddedDatabase } from "../../apps/api/src/db/embedded";
import { newDataDir, removeDataDir } from "../../e2e/support/shop-process";

/** The database that orders are measured on: the operator's own where one is named, else one of the measurement's. */
export async function openMeasuredDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const url = process.env.DATABASE_URL;
  return url ? { url, close: async () => {} } : openBenchDatabase();
}

/** A database of the measurement's own that the shop reaches by DATABASE_URL, so that rows can be put in directly. */
export async function openBenchDatabase() {
  const dataDir = newDataDir("bench-db");
  const embedded = await openEmbeddedDatabase({ dataDir });
  const db = connectDatabase(embedded.url, { max: 2 });
  return {
    url: embedded.url,
    pid: embedded.pid,
    db,
    close: async () => {
      await db.close();
      await embedded.close();
      removeDataDir(dataDir);
    },
  };
}
