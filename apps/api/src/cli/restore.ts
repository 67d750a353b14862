import { existsSync } from "node:fs";
import { sql } from "drizzle-orm";
import { restoreBackup } from "../db/backup/restore-backup";
import { queryRows } from "../db/executor";
import { migrate } from "../db/migrate";
import { pictureFolderOf } from "../storage/open-storage";
import { requireEmbedded, runCommand, UsageError } from "./run-command";

await runCommand(async (db, [file], config) => {
  requireEmbedded(config, "pg_restore");
  if (!file) throw new UsageError("Usage: npm run db:restore FILE");
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const others = await queryRows(
    db,
    sql`
      select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'larkwood' and pid <> pg_backend_pid()`,
  );
  if (others.length > 0) throw new UsageError("The shop is using this database. Stop it first.");
  const { rows, pictures } = await restoreBackup(db, { file, pictureFolder: pictureFolderOf(config) });
  await migrate(db);
  return `${rows} rows and ${pictures} pictures restored from ${file}.`;
});
