import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";

/** Adds the order events since the last call to the sales summary. */
export async function rollUpSales(db: Executor): Promise<void> {
  await db.execute(sql`SELECT roll_up_sales()`);
}
