import type { SalesSums } from "@larkwood/domain";
import { type SQL, sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { isSold, outstandingCents, viewConditions } from "../orders";
import { isWithin, ledgerEntries, type TimeRange } from "../payments";

export const NO_SALES: SalesSums = {
  orders: 0,
  itemCents: 0,
  discountCents: 0,
  deliveryCents: 0,
  taxCents: 0,
  grossCents: 0,
  outstandingCents: 0,
  receivedCents: 0,
  refundCents: 0,
};

/** The rows of a sales report: parts of the period by their starts, or values of the orders. */
export type SalesGrouping = { starts: readonly string[] } | { value: SQL };

type SalesRow = { key: string } & Record<keyof SalesSums, string>;

/** The sums of a period by key: the index of a start from 0, or the value. The dashboard and the reports use them. */
export async function readSales(
  db: Executor,
  range: TimeRange,
  grouping: SalesGrouping,
): Promise<Map<string, SalesSums>> {
  const isTime = "starts" in grouping;
  const keyAt = (at: SQL) =>
    isTime
      ? sql`(width_bucket(${at}, ${sql.param(grouping.starts)}::timestamptz[]) - 1)::text`
      : grouping.value;
  const placedAt = sql`orders.created_at`;
  const rows = await queryRows<SalesRow>(
    db,
    sql`
    SELECT ${keyAt(placedAt)} AS key, count(*) AS orders, sum(subtotal_cents) AS "itemCents", sum(discount_cents) AS "discountCents",
      sum(shipping_cents) AS "deliveryCents", sum(tax_cents) AS "taxCents", sum(total_cents) AS "grossCents",
      0 AS "outstandingCents", 0 AS "receivedCents", 0 AS "refundCents"
    FROM orders WHERE ${isWithin(placedAt, range)} AND ${isSold} GROUP BY 1
    UNION ALL
    SELECT ${keyAt(placedAt)}, 0, 0, 0, 0, 0, 0, sum(${outstandingCents}), 0, 0
    FROM orders JOIN payments ON payments.order_id = orders.id
    WHERE ${isWithin(placedAt, range)} AND ${viewConditions.unpaid} GROUP BY 1
    UNION ALL
    SELECT ${keyAt(sql`ledger.at`)}, 0, 0, 0, 0, 0, 0, 0, sum(received), sum(refunded)
    FROM ${ledgerEntries(range)} AS ledger ${isTime ? sql`` : sql`JOIN orders ON orders.id = ledger.order_id`}
    GROUP BY 1`,
  );
  const sums = new Map<string, SalesSums>();
  for (const { key, ...row } of rows) {
    const sum = { ...(sums.get(key) ?? NO_SALES) };
    for (const name of Object.keys(NO_SALES) as (keyof SalesSums)[]) sum[name] += Number(row[name]);
    sums.set(key, sum);
  }
  return sums;
}
