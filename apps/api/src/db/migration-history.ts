import { sql } from "drizzle-orm";
import { executeUpdate, queryFirst, queryRows } from "./executor";
import type { Migration } from "./read-migrations";
import type { Transaction } from "./transaction";

/** A migration that the database has run. */
export interface AppliedMigration {
  name: string;
  checksum: string;
  /** Unknown for the migrations in a backup. */
  olderCodeLives?: boolean | undefined;
}

/** Creates the history table; adds the missing column to that of an older version. */
export async function createHistory(tx: Transaction): Promise<void> {
  await executeUpdate(
    tx,
    sql`
      create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now(),
        older_code_lives boolean not null default false
      )`,
  );
  // Checked first, because ADD COLUMN IF NOT EXISTS would wait for every reader, such as pg_dump.
  const column = await queryFirst(
    tx,
    sql`
      select from pg_attribute
      where attrelid = 'schema_migrations'::regclass and attname = 'older_code_lives' and not attisdropped`,
  );
  if (column) return;
  await executeUpdate(
    tx,
    sql`alter table schema_migrations add column older_code_lives boolean not null default false`,
  );
}

export function readHistory(tx: Transaction): Promise<AppliedMigration[]> {
  return queryRows(
    tx,
    sql`select name, checksum, older_code_lives as "olderCodeLives" from schema_migrations order by name`,
  );
}

/** Records a migration. An older process reads from this row whether it may start. */
export async function recordMigration(tx: Transaction, migration: Migration): Promise<void> {
  const { name, checksum, olderCodeLives } = migration;
  await executeUpdate(
    tx,
    sql`
      insert into schema_migrations (name, checksum, older_code_lives)
      values (${name}, ${checksum}, ${olderCodeLives})`,
  );
}
