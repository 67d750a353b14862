import { sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";

export interface StoredBackup {
  id: string;
  createdAt: Date;
  rows: number;
  pictures: number;
  bytes: number;
  expiresAt: Date | null;
}

interface BackupRow extends Record<"id" | "createdAt" | "rows" | "bytes", string> {
  pictures: number;
  expiresAt: string | null;
}

const columns = sql`id, created_at AS "createdAt", rows, pictures, bytes, expires_at AS "expiresAt"`;

const toBackup = ({ createdAt, rows, bytes, expiresAt, ...row }: BackupRow): StoredBackup => ({
  ...row,
  rows: Number(rows),
  bytes: Number(bytes),
  createdAt: new Date(createdAt),
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
});

/** Records a finished backup. */
export async function insertBackup(db: Executor, backup: StoredBackup): Promise<void> {
  const { id, rows, pictures, bytes, createdAt, expiresAt } = backup;
  await db.execute(sql`
    INSERT INTO backups (id, rows, pictures, bytes, created_at, expires_at)
    VALUES (${id}, ${rows}, ${pictures}, ${bytes}, ${createdAt.toISOString()}, ${expiresAt?.toISOString() ?? null})`);
}

export async function findBackup(db: Executor, id: string): Promise<StoredBackup | null> {
  const row = await queryFirst<BackupRow>(db, sql`SELECT ${columns} FROM backups WHERE id = ${id}`);
  return row ? toBackup(row) : null;
}

export async function findLastBackup(db: Executor): Promise<StoredBackup | null> {
  const row = await queryFirst<BackupRow>(
    db,
    sql`SELECT ${columns} FROM backups ORDER BY created_at DESC LIMIT 1`,
  );
  return row ? toBackup(row) : null;
}
