import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";

/** Takes the orders that have come since the last time into the sales summary. */
export async function rollUpSales(db: Executor): Promise<void> {
  await db.execute(sql`SELECT roll_up_sales()`);
}
