import type { SettingKey } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { ADVISORY_LOCKS } from "../../../db/advisory-locks";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";

/** A stored setting. */
export interface SettingRow {
  /** May be unknown to this version of the shop. */
  key: string;
  value: unknown;
  /** False when it was reset to its default. */
  isSet: boolean;
  version: number;
  /** The value before the last change. */
  previous: unknown;
  /** False when the last change replaced the default. */
  wasSet: boolean;
}

const columns = sql`
  key, value, value IS NOT NULL AS "isSet", version, previous, previous IS NOT NULL AS "wasSet"`;

export function readSettingRows(db: Executor): Promise<SettingRow[]> {
  return queryRows<SettingRow>(db, sql`SELECT ${columns} FROM settings`);
}

export async function findSettingRow(db: Executor, key: SettingKey): Promise<SettingRow | null> {
  return (await queryFirst<SettingRow>(db, sql`SELECT ${columns} FROM settings WHERE key = ${key}`)) ?? null;
}

/** Locks and reads all settings, including those without a row, until the transaction ends. */
export async function lockSettings(tx: Executor): Promise<Map<string, SettingRow>> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.settings})`);
  return new Map((await readSettingRows(tx)).map((row) => [row.key, row]));
}

/** Stores a value; undefined resets the setting. */
export async function writeSetting(
  tx: Executor,
  { key, value, now }: { key: SettingKey; value: unknown; now: Date },
): Promise<SettingRow> {
  const json = value === undefined ? null : JSON.stringify(value);
  const row = await queryFirst<SettingRow>(
    tx,
    sql`
    INSERT INTO settings (key, value, version, updated_at) VALUES (${key}, ${json}::jsonb, 1, ${now.toISOString()})
    ON CONFLICT (key) DO UPDATE
      SET value = excluded.value, version = settings.version + 1, updated_at = excluded.updated_at
    RETURNING ${columns}`,
  );
  if (!row) throw new Error("a written setting was not found");
  return row;
}
