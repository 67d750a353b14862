import { access } from "node:fs/promises";
import type { Backup, ShopHealth } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { UseCaseContext } from "../../../context";
import { queryFirst } from "../../../db/executor";
import { backupFileOf } from "./backup-folder";
import { findLastBackup, type StoredBackup } from "./backups.repo";
import { findObstacle, measureStorage } from "./measure-storage";
import { readMailQueue } from "./read-mail-queue";

type Context = Pick<UseCaseContext, "db" | "config" | "clock">;

/** The state of this machine, the database, the jobs and the emails. */
export async function getHealth(context: Context): Promise<ShopHealth> {
  const { db, config } = context;
  const [sizes, failed, mail, last] = await Promise.all([
    measureStorage(context),
    queryFirst<{ jobs: number }>(db, sql`SELECT count(*)::int AS jobs FROM jobs WHERE state = 'dead'`),
    readMailQueue(context),
    findLastBackup(db),
  ]);
  return {
    ...sizes,
    failedJobs: failed?.jobs ?? 0,
    mail,
    lastBackup: last && (await toBackup(context, last)),
    backupObstacle: findObstacle(config, sizes),
  };
}

async function toBackup({ config, clock }: Context, backup: StoredBackup): Promise<Backup> {
  const { id, createdAt, expiresAt } = backup;
  // A restored shop knows the backups of the earlier one, but not their files.
  const hasFile = await access(backupFileOf(config, id)).then(
    () => true,
    () => false,
  );
  const isAvailable = hasFile && expiresAt !== null && expiresAt > clock();
  return {
    ...backup,
    createdAt: createdAt.toISOString(),
    expiresAt: isAvailable ? expiresAt.toISOString() : null,
  };
}
