import { mkdirSync } from "node:fs";
import { connectDatabase } from "../../apps/api/src/db/connection/client";
import { openEmbeddedDatabase } from "../../apps/api/src/db/embedded";
import { newDataDir, removeDataDir } from "../../e2e/support/shop-process";

/** The database to measure orders on: DATABASE_URL, or else a temporary embedded one. */
export async function openMeasuredDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const url = process.env.DATABASE_URL;
  return url ? { url, close: async () => {} } : openBenchDatabase();
}

/**
 * Opens an embedded database that the shop uses as DATABASE_URL, so that the benchmark can insert rows directly. With a folder
 * the data stays for the next run; otherwise it is deleted.
 */
export async function openBenchDatabase(folder?: string) {
  // As root, the database server runs as another user, who needs access to the folder.
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
