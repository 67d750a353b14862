import { DrizzleQueryError, type SQL, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { QueryResult } from "pg";

/** The pool or a transaction. Repositories accept either. */
export type Executor = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "execute">;

/** Rows of a statement. `bigint` and `timestamptz` values are texts. */
export async function queryRows<Row>(db: Executor, statement: SQL): Promise<Row[]> {
  return (await send(db, statement)).rows as Row[];
}

/** The first row of a statement, if it has any. */
export async function queryFirst<Row>(db: Executor, statement: SQL): Promise<Row | undefined> {
  return (await queryRows<Row>(db, statement))[0];
}

/** Counts the rows of a FROM clause up to a maximum: an exact count of more isn't worth a full scan. */
export async function countUpTo(db: Executor, max: number, source: SQL): Promise<number> {
  const row = await queryFirst<{ total: number }>(
    db,
    sql`SELECT count(*)::int AS total FROM (SELECT FROM ${source} LIMIT ${max}) AS counted`,
  );
  return row?.total ?? 0;
}

/** Runs a statement and returns the number of changed rows. */
export async function executeUpdate(db: Executor, statement: SQL): Promise<number> {
  return (await send(db, statement)).rowCount ?? 0;
}

async function send(db: Executor, statement: SQL): Promise<QueryResult> {
  try {
    return await db.execute(statement);
  } catch (error) {
    // Drizzle's error contains the parameters, which may be private, so the error of the server is thrown.
    throw error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  }
}
