import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { openEmbeddedDatabase } from "../../apps/api/src/db/embedded";

/** A database of the measurement's own that the shop reaches by DATABASE_URL, so that rows can be put in directly. */
export async function openBenchDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), "larkwood-bench-db-"));
  chmodSync(dataDir, 0o711);
  const embedded = await openEmbeddedDatabase({ dataDir });
  const sql = postgres(embedded.url, { max: 2, onnotice: () => {} });
  return {
    url: embedded.url,
    sql,
    close: async () => {
      await sql.end();
      await embedded.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
