import { sql } from "drizzle-orm";
import { countUpTo, type Executor } from "./executor";

/** Whether a table has fewer rows than allowed. Others who ask wait until the transaction ends, so that they can't exceed the limit together. */
export async function isBelowLimit(tx: Executor, table: string, max: number): Promise<boolean> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('limit of ' || ${table}::text, 0))`);
  return (await countUpTo(tx, max, sql`${sql.identifier(table)}`)) < max;
}
