import { join } from "node:path";
import { writeBackup } from "../db/backup/write-backup";
import { requireEmbedded, runCommand, UsageError } from "./run-command";

await runCommand(async (db, [file], config) => {
  requireEmbedded(config, "pg_dump");
  if (!file) throw new UsageError("Usage: npm run db:backup FILE");
  const rows = await writeBackup(db, file);
  const pictures = config.imageStore
    ? `Uploaded images are in the bucket ${config.imageStore.bucket}. Back it up as well.`
    : `Uploaded images are not included. Copy ${join(config.dataDir, "images")} as well.`;
  return `${rows} rows written to ${file}. ${pictures}`;
});
