import { DrizzleQueryError, type SQL } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { QueryResult } from "pg";

/** Where statements go: the pool, or the transaction at hand. Repos work on either. */
export type Executor = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "execute">;

/** Rows of a statement. Large numbers (`bigint`) and moments arrive as text. */
export async function queryRows<Row>(db: Executor, statement: SQL): Promise<Row[]> {
  return (await send(db, statement)).rows as Row[];
}

/** The first row of a statement, if it has any. */
export async function queryFirst<Row>(db: Executor, statement: SQL): Promise<Row | undefined> {
  return (await queryRows<Row>(db, statement))[0];
}

/** Runs a statement and tells how many rows it has changed. */
export async function executeUpdate(db: Executor, statement: SQL): Promise<number> {
  return (await send(db, statement)).rowCount ?? 0;
}

async function send(db: Executor, statement: SQL): Promise<QueryResult> {
  try {
    return await db.execute(statement);
  } catch (error) {
    // Drizzle's own error repeats the values that were sent, which are nobody's business; the server's is inside.
    throw error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  }
}
