import { join } from "node:path";
import { writeBackup } from "../db/backup/write-backup";
import { requireEmbedded, runCommand, UsageError } from "./run-command";

await runCommand(async (db, [file], config) => {
  requireEmbedded(config, "pg_dump");
  if (!file) throw new UsageError("Say where to write the backup: npm run db:backup FILE");
  const rows = await writeBackup(db, file);
  const pictures = config.imageStore
    ? `Uploaded pictures stay in the bucket ${config.imageStore.bucket}: keep that safe too.`
    : `Uploaded pictures are not in it: copy ${join(config.dataDir, "images")} as well.`;
  return `${rows} rows written to ${file}. ${pictures}`;
});
