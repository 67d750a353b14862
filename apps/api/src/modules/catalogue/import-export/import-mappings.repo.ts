import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import type { Mapping } from "./foreign-files/mapped";
import { columnOf } from "./variant-columns";

const hashOf = (headings: readonly string[]) =>
  createHash("sha256")
    .update(JSON.stringify(headings.map((heading) => heading.trim())))
    .digest("hex");

/** Columns of a file by their stored names. Names of attributes and columns that no longer exist are ignored. */
export const toMapping = (columns: readonly string[]): Mapping =>
  columns.map((name) => (name === "" ? "" : (columnOf(name) ?? "")));

/** The columns that someone has chosen for a file with these headings. */
export async function findMapping(db: Executor, headings: readonly string[]): Promise<string[] | null> {
  const row = await queryFirst<{ columns: string[] }>(
    db,
    sql`SELECT columns FROM import_mappings WHERE headings_hash = ${hashOf(headings)}`,
  );
  return row?.columns ?? null;
}

/** Remembers the columns for the next file with these headings. */
export async function saveMapping(
  db: Executor,
  { headings, columns, at }: { headings: readonly string[]; columns: readonly string[]; at: Date },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO import_mappings (headings_hash, columns, updated_at)
    VALUES (${hashOf(headings)}, ${sql.param(columns)}::text[], ${at.toISOString()}::timestamptz)
    ON CONFLICT (headings_hash) DO UPDATE SET columns = excluded.columns, updated_at = excluded.updated_at`);
}
