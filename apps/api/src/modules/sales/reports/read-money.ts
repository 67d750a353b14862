import { fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { dayIn, startOfDay } from "../../../core/calendar";
import { type Executor, queryRows } from "../../../db/executor";
import { isOfOrderPayment } from "../payments";

const MONTHS_SHOWN = 12;

interface Money {
  /** Everything that customers paid. */
  income: number;
  /** Everything that was paid back. */
  refunds: number;
}

interface MoneyReport {
  total: Money;
  /** The last twelve months, including months without payments. */
  months: (Money & { name: string })[];
}

/** Adds up payments by the time they were received and refunds by the time they were made, in the shop's time zone. */
export async function readMoney(
  db: Executor,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<MoneyReport> {
  const months = lastMonths(now, timeZone);
  const starts = months.map(({ start }) => start.toISOString());
  // Number 0 is everything before the first month.
  const rows = await queryRows<{ month: number; income: string; refunds: string }>(
    db,
    sql`
    WITH paid AS (
      SELECT *, status = 'refunded' AS is_refunded, coalesce(received_at, updated_at) AS first_at,
        (SELECT coalesce(sum((part->>'cents')::bigint), 0) FROM jsonb_array_elements(parts) AS part) AS later_cents
      FROM payments WHERE status IN ('received', 'refunded')
    ), entries AS (
      SELECT first_at AS at, amount_cents - later_cents AS income, 0 AS refund FROM paid
      UNION ALL
      SELECT (part->>'at')::timestamptz, (part->>'cents')::bigint, 0 FROM paid, jsonb_array_elements(parts) AS part
      UNION ALL
      -- A payment that staff marked as refunded.
      SELECT updated_at, 0, amount_cents - refunded_cents FROM paid WHERE is_refunded
      UNION ALL
      SELECT refunds.updated_at, 0, refunds.amount_cents
      FROM refunds JOIN paid AS payments USING (order_id) WHERE refunds.state = 'done' AND ${isOfOrderPayment}
    )
    SELECT width_bucket(at, ${sql.param(starts)}::timestamptz[]) AS month, sum(income) AS income, sum(refund) AS refunds
    FROM entries GROUP BY 1`,
  );
  const add = (key: "income" | "refunds", belongs: (month: number) => boolean) =>
    fromCents(rows.reduce((sum, row) => (belongs(row.month) ? sum + Number(row[key]) : sum), 0));
  const moneyOf = (belongs: (month: number) => boolean): Money => ({
    income: add("income", belongs),
    refunds: add("refunds", belongs),
  });
  return {
    total: moneyOf(() => true),
    months: months.map(({ name }, index) => ({ name, ...moneyOf((month) => month === index + 1) })),
  };
}

/** The last months until now, by name and start. */
function lastMonths(now: Date, timeZone: string): { name: string; start: Date }[] {
  const [year = 0, month = 0] = dayIn(now, timeZone).split("-").map(Number);
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const first = new Date(Date.UTC(year, month - MONTHS_SHOWN + index, 1));
    return {
      name: first.toLocaleString("en", { month: "short", timeZone: "UTC" }),
      start: startOfDay(first.toISOString().slice(0, 10), timeZone),
    };
  });
}
