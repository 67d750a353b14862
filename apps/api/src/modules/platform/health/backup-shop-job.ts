import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { UseCaseContext } from "../../../context";
import { newId } from "../../../core/ids";
import { writeBackup } from "../../../db/backup/write-backup";
import type { Database } from "../../../db/connection/client";
import { queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { findPictureFolder } from "../../../storage/open-storage";
import type { JobRun, Payload } from "../jobs";
import { BACKUP_LIFETIME_MS, backupFileOf, backupFolderOf, removeOtherBackups } from "./backup-folder";
import { insertBackup } from "./backups.repo";

/** Writes a backup of the shop to a file that only the shop can read, in place of the previous one. */
export function backupShopJob({ db, config, clock }: Pick<UseCaseContext, "db" | "config" | "clock">) {
  return async (_: Payload<"shop.backup">, job: JobRun): Promise<void> => {
    const createdAt = clock();
    const id = newId(createdAt);
    const file = backupFileOf(config, id);
    const pictureFolder = findPictureFolder(config);
    await mkdir(backupFolderOf(config), { recursive: true, mode: 0o700 });
    const total = await estimateSteps(db, pictureFolder);
    const counts = await writeBackup(db, {
      file,
      pictureFolder,
      signal: job.signal,
      onProgress: ({ rows, pictures }) => job.progress({ done: Math.min(rows + pictures, total), total }),
    });
    const { size: bytes } = await stat(file);
    const expiresAt = new Date(clock().getTime() + BACKUP_LIFETIME_MS);
    try {
      await inTransaction(db, async (tx) => {
        await insertBackup(tx, { id, ...counts, bytes, createdAt, expiresAt });
        await job.finishIn(tx, null);
      });
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    await removeOtherBackups(config, id);
  };
}

/** About how many rows and images a backup has, by the statistics of the database. */
async function estimateSteps(db: Database, pictureFolder: string | null): Promise<number> {
  const tables = await queryFirst<{ rows: string | null }>(
    db,
    sql`SELECT sum(n_live_tup) AS rows FROM pg_stat_user_tables WHERE schemaname = 'public'`,
  );
  const names = pictureFolder ? await readdir(pictureFolder).catch(() => []) : [];
  return Math.max(1, Number(tables?.rows ?? 0) + names.length);
}
