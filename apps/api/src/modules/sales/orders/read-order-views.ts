import { ORDER_VIEWS, type OrderViews } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { type SQL, sql } from "drizzle-orm";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { countOrders } from "./orders.repo";
import { outstandingCents, viewConditions } from "./view-conditions";

// More values than a list offers.
const MAX_VALUES = 250;

/** The number of orders in each view, and the countries and shipping methods of all orders. */
export async function readOrderViews({ db }: { db: Executor }): Promise<OrderViews> {
  const [views, countries, deliveries] = await Promise.all([
    countViews(db),
    valuesOf(db, sql`country`, sql`country <> ''`),
    valuesOf(db, sql`delivery ->> 'name'`, sql`delivery IS NOT NULL`),
  ]);
  return { views, countries, deliveries };
}

export async function countViews(db: Executor): Promise<OrderViews["views"]> {
  return Promise.all(
    ORDER_VIEWS.map(async (view) => ({ view, count: await countOrders(db, { view, timeZone: "UTC" }) })),
  );
}

/** The unpaid orders of which the money is due, with its sum. */
export async function readOutstanding(db: Executor): Promise<{ orders: number; amount: number }> {
  const row = await queryFirst<{ orders: number; cents: string | null }>(
    db,
    sql`
    SELECT count(*)::int AS orders,
      sum(${outstandingCents}) AS cents
    FROM orders JOIN payments ON payments.order_id = orders.id WHERE ${viewConditions.unpaid}`,
  );
  return { orders: row?.orders ?? 0, amount: fromCents(Number(row?.cents ?? 0)) };
}

/** The different values of an indexed expression, in order. Each step jumps to the next value in the index. */
async function valuesOf(db: Executor, value: SQL, where: SQL): Promise<string[]> {
  const rows = await queryRows<{ value: string }>(
    db,
    sql`
    WITH RECURSIVE found AS (
      SELECT (SELECT min(${value}) FROM orders WHERE ${where}) AS value
      UNION ALL
      SELECT (SELECT min(${value}) FROM orders WHERE ${where} AND ${value} > found.value)
      FROM found WHERE found.value IS NOT NULL
    )
    SELECT value FROM found WHERE value IS NOT NULL LIMIT ${MAX_VALUES}`,
  );
  return rows.map((row) => row.value);
}
