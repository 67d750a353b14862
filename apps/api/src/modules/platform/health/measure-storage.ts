import { readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { BackupObstacle } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { UseCaseContext } from "../../../context";
import { queryFirst } from "../../../db/executor";
import { findPictureFolder } from "../../../storage/open-storage";

interface StorageSizes {
  databaseBytes: number;
  /** Null: in a bucket, or in the store of an extension. */
  pictureBytes: number | null;
  freeBytes: number;
}

// More than this takes minutes to create and to download. The command has no limit.
const MAX_BYTES = 2e9;
// Disk space that the shop needs for its own work.
const RESERVED_BYTES = 500e6;
// A backup stores images as base64.
const PICTURE_GROWTH = 4 / 3;
const FILES_AT_ONCE = 64;

/** Sizes of the database and the uploaded images, and the free disk space of the data folder. */
export async function measureStorage({
  db,
  config,
}: Pick<UseCaseContext, "db" | "config">): Promise<StorageSizes> {
  const folder = findPictureFolder(config);
  const [database, pictureBytes, disk] = await Promise.all([
    queryFirst<{ bytes: string }>(db, sql`SELECT pg_database_size(current_database()) AS bytes`),
    folder === null ? null : sizeOf(folder),
    statfs(config.dataDir),
  ]);
  return { databaseBytes: Number(database?.bytes ?? 0), pictureBytes, freeBytes: disk.bavail * disk.bsize };
}

/** Why the shop can't create a backup itself; null if it can. */
export function findObstacle(
  { databaseUrl }: Pick<UseCaseContext["config"], "databaseUrl">,
  { databaseBytes, pictureBytes, freeBytes }: StorageSizes,
): BackupObstacle | null {
  // Backups are restored into the embedded database only, and other machines can't read this one's disk.
  if (databaseUrl) return "own_server";
  const pictures = pictureBytes ?? 0;
  if (databaseBytes + pictures > MAX_BYTES) return "too_large";
  return databaseBytes + pictures * PICTURE_GROWTH + RESERVED_BYTES > freeBytes ? "disk_full" : null;
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let bytes = 0;
  for (let from = 0; from < names.length; from += FILES_AT_ONCE) {
    const files = names.slice(from, from + FILES_AT_ONCE);
    const sizes = files.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
    bytes += (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }
  return bytes;
}
