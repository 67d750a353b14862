import { stat } from "node:fs/promises";
import { newId } from "../core/ids";
import { writeBackup } from "../db/backup/write-backup";
import { insertBackup } from "../modules/platform/health";
import { findPictureFolder } from "../storage/open-storage";
import { requireEmbedded, runCommand, UsageError } from "./run-command";

await runCommand(async (db, [file], config) => {
  requireEmbedded(config, "pg_dump");
  if (!file) throw new UsageError("Usage: npm run db:backup FILE");
  const { imageStore, extensions } = config;
  const store = extensions.imageStore
    ? "the image store of EXTENSIONS"
    : imageStore && `the bucket ${imageStore.bucket}`;
  const createdAt = new Date();
  const { rows, pictures } = await writeBackup(db, { file, pictureFolder: findPictureFolder(config) });
  const { size: bytes } = await stat(file);
  // The admin area shows when the last backup was made.
  await insertBackup(db, { id: newId(createdAt), rows, pictures, bytes, createdAt, expiresAt: null });
  return store
    ? `${rows} rows written to ${file}. Uploaded pictures are in ${store}. Back it up as well.`
    : `${rows} rows and ${pictures} pictures written to ${file}.`;
});
