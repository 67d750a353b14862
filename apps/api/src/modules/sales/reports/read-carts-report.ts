import type { CartsReport, ReportQuery } from "@larkwood/contract";
import { type DayRange, fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { queryRows } from "../../../db/executor";
import { isSold } from "../orders";
import { isWithin } from "../payments";
import { frameFields, openReport, type ReportContext, splitTime, startsOf, timesOf } from "./report-frame";
import { addSums, compareSums, timeRows } from "./report-rows";

const NO_CARTS = {
  started: 0,
  ordered: 0,
  orderedCents: 0,
  reminded: 0,
  recovered: 0,
  recoveredCents: 0,
};
type CartSums = typeof NO_CARTS;

const layout = {
  zero: NO_CARTS,
  toFigures: ({ orderedCents, recoveredCents, ...counts }: CartSums) => ({
    ...counts,
    orderedGross: fromCents(orderedCents),
    conversion: counts.started === 0 ? 0 : Math.round((counts.ordered * 1_000) / counts.started) / 10,
    recoveredGross: fromCents(recoveredCents),
  }),
};

/** Saved carts of a period, the orders that they became, and what reminders recovered. */
export function readCartsReport(
  context: ReportContext,
  { by = "day", ...query }: ReportQuery & { by?: CartsReport["by"] | undefined },
): Promise<CartsReport> {
  const frame = openReport(query, context);
  const parts = splitTime(frame.period, by);
  return context.replicas.read(async (db) => {
    const read = async (range: DayRange): Promise<Map<number, CartSums>> => {
      const starts = sql.param(startsOf(splitTime(range, by), frame.timeZone));
      const times = timesOf(range, frame.timeZone);
      const rows = await queryRows<{ part: number } & Record<keyof CartSums, string>>(
        db,
        sql`
        SELECT width_bucket(at, ${starts}::timestamptz[]) - 1 AS part, sum(started) AS started, sum(ordered) AS ordered,
          sum(ordered_cents) AS "orderedCents", sum(reminded) AS reminded, sum(recovered) AS recovered,
          sum(recovered_cents) AS "recoveredCents"
        FROM (
          SELECT started_at AS at, 1 AS started, 0 AS ordered, 0 AS ordered_cents, 0 AS reminded, 0 AS recovered,
            0 AS recovered_cents
          FROM filled_carts WHERE ${isWithin(sql`started_at`, times)}
          UNION ALL
          SELECT reminded_at, 0, 0, 0, 1, 0, 0 FROM filled_carts WHERE ${isWithin(sql`reminded_at`, times)}
          UNION ALL
          SELECT orders.created_at, 0, 1, total_cents, 0, (reminded_at IS NOT NULL)::integer,
            CASE WHEN reminded_at IS NULL THEN 0 ELSE total_cents END
          FROM orders JOIN filled_carts ON filled_carts.order_id = orders.id
          WHERE ${isWithin(sql`orders.created_at`, times)} AND ${isSold}
        ) AS counted GROUP BY 1`,
      );
      return new Map(
        rows.map(({ part, ...row }) => {
          const sums = { ...NO_CARTS };
          for (const name of Object.keys(NO_CARTS) as (keyof CartSums)[]) sums[name] = Number(row[name]);
          return [part, sums];
        }),
      );
    };
    const [now, before] = await Promise.all([read(frame.period), frame.compared && read(frame.compared)]);
    const totalOf = (sums: ReadonlyMap<number, CartSums>) => addSums(NO_CARTS, [...sums.values()]);
    return {
      ...frameFields(frame),
      by,
      rows: timeRows(layout, parts, now, before),
      total: compareSums(layout, totalOf(now), before && totalOf(before)),
    };
  });
}
