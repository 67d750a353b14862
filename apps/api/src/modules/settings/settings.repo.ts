import type { SettingKey } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { ADVISORY_LOCKS } from "../../db/advisory-locks";
import { type Executor, firstOf, rowsOf } from "../../db/executor";

/** What is stored of a setting. */
export interface SettingRow {
  /** May be one that only another version of the shop knows. */
  key: string;
  value: unknown;
  /** False: it was set once, and is its default again. */
  isSet: boolean;
  version: number;
}

const columns = sql`key, value, value IS NOT NULL AS "isSet", version`;

export function readSettingRows(db: Executor): Promise<SettingRow[]> {
  return rowsOf<SettingRow>(db, sql`SELECT ${columns} FROM settings`);
}

/** The row of a key, held until the transaction ends; also a row that is not there yet is held. */
export async function lockSetting(tx: Executor, key: SettingKey): Promise<SettingRow | undefined> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.settings})`);
  return firstOf<SettingRow>(tx, sql`SELECT ${columns} FROM settings WHERE key = ${key}`);
}

/** Stores a value, or with undefined that there is none any more. */
export async function writeSetting(
  tx: Executor,
  { key, value, now }: { key: SettingKey; value: unknown; now: Date },
): Promise<SettingRow> {
  const json = value === undefined ? null : JSON.stringify(value);
  const row = await firstOf<SettingRow>(
    tx,
    sql`
    INSERT INTO settings (key, value, version, updated_at) VALUES (${key}, ${json}::jsonb, 1, ${now.toISOString()})
    ON CONFLICT (key) DO UPDATE
      SET value = excluded.value, version = settings.version + 1, updated_at = excluded.updated_at
    RETURNING ${columns}`,
  );
  if (!row) throw new Error("a setting was written and is not there");
  return row;
}
