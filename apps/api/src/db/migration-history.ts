import { sql } from "drizzle-orm";
import { executeUpdate, queryFirst, queryRows } from "./executor";
import type { Migration } from "./read-migrations";
import type { Transaction } from "./transaction";

/** A migration that the database has run, as it is written down there. */
export interface AppliedMigration {
  name: string;
  checksum: string;
  /** Not known of the migrations in a backup. */
  olderCodeLives?: boolean | undefined;
}

/** The table of what was run; that of an older version gets the column that it misses. */
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
  // Asked first: to add a column, even one that is there, nobody may be reading the table, not even pg_dump.
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

/** Older processes, which do not have the file, read here whether they may start. */
export async function recordMigration(tx: Transaction, migration: Migration): Promise<void> {
  const { name, checksum, olderCodeLives } = migration;
  await executeUpdate(
    tx,
    sql`
      insert into schema_migrations (name, checksum, older_code_lives)
      values (${name}, ${checksum}, ${olderCodeLives})`,
  );
}
