import type { CustomersReport, ReportQuery } from "@larkwood/contract";
import { type DayRange, fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { queryRows } from "../../../db/executor";
import { buyerOfOrder, isSold } from "../orders";
import { isWithin } from "../payments";
import { frameFields, openReport, type ReportContext, splitTime, startsOf, timesOf } from "./report-frame";
import { compareSums, timeRows } from "./report-rows";

const NOBODY = {
  newCustomers: 0,
  newCents: 0,
  returningCustomers: 0,
  returningOrders: 0,
  returningCents: 0,
  otherOrders: 0,
  otherCents: 0,
};
type CustomerSums = typeof NOBODY;

const layout = {
  zero: NOBODY,
  toFigures: ({ newCents, returningCents, otherCents, ...counts }: CustomerSums) => ({
    ...counts,
    newGross: fromCents(newCents),
    returningGross: fromCents(returningCents),
    otherGross: fromCents(otherCents),
  }),
};

/** New and returning customers of a period, with their orders. */
export function readCustomersReport(
  context: ReportContext,
  { by = "day", ...query }: ReportQuery & { by?: CustomersReport["by"] | undefined },
): Promise<CustomersReport> {
  const frame = openReport(query, context);
  const parts = splitTime(frame.period, by);
  return context.replicas.read(async (db) => {
    const read = async (range: DayRange) => {
      const starts = startsOf(splitTime(range, by), frame.timeZone);
      const rows = await queryRows<{ part: number | null } & Record<keyof CustomerSums, string>>(
        db,
        sql`
        WITH placed AS (
          SELECT width_bucket(created_at, ${sql.param(starts)}::timestamptz[]) - 1 AS part, user_id, total_cents AS cents,
            ${buyerOfOrder} AS kind
          FROM orders WHERE ${isWithin(sql`created_at`, timesOf(range, frame.timeZone))} AND ${isSold}
        )
        SELECT part, count(*) FILTER (WHERE kind = 'new') AS "newCustomers",
          coalesce(sum(cents) FILTER (WHERE kind = 'new'), 0) AS "newCents",
          count(DISTINCT user_id) FILTER (WHERE kind = 'returning') AS "returningCustomers",
          count(*) FILTER (WHERE kind = 'returning') AS "returningOrders",
          coalesce(sum(cents) FILTER (WHERE kind = 'returning'), 0) AS "returningCents",
          count(*) FILTER (WHERE kind = 'guest') AS "otherOrders",
          coalesce(sum(cents) FILTER (WHERE kind = 'guest'), 0) AS "otherCents"
        FROM placed GROUP BY GROUPING SETS ((part), ())`,
      );
      const sums = rows.map(({ part, ...row }): [number | null, CustomerSums] => {
        const numbers = Object.entries(row).map(([column, sum]) => [column, Number(sum)]);
        return [part, Object.fromEntries(numbers)];
      });
      const total = sums.find(([part]) => part === null)?.[1] ?? NOBODY;
      return { total, parts: new Map(sums.flatMap(([part, one]) => (part === null ? [] : [[part, one]]))) };
    };
    const [now, before] = await Promise.all([read(frame.period), frame.compared && read(frame.compared)]);
    return {
      ...frameFields(frame),
      by,
      rows: timeRows(layout, parts, now.parts, before?.parts ?? null),
      total: compareSums(layout, now.total, before?.total ?? null),
    };
  });
}
