import { addDays, fromCents, splitPeriod } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { dayIn, startOfDay } from "../../../core/calendar";
import { type Executor, queryFirst } from "../../../db/executor";
import type { Days, MoneyCache } from "./money-cache";
import { readSales } from "./sales.repo";

const MONTHS_SHOWN = 12;
const CACHE_MS = 3_600_000;

interface Money {
  /** Everything that customers paid. */
  income: number;
  /** Everything that was paid back. */
  refunds: number;
}

/** Orders that were placed in a period. */
interface Sales {
  orders: number;
  amount: number;
}
type SalesPeriod = Sales & { before: Sales };

interface MoneyReport {
  /** Today, and the last days with today, each with the period before. */
  sales: Record<"today" | "week" | "month", SalesPeriod>;
  /** Of the months below. */
  total: Money;
  /** The last twelve months, including months without payments. */
  months: (Money & { name: string })[];
}

interface Period {
  now: Date;
  timeZone: string;
  cache?: MoneyCache;
}

/** Adds up payments by the time they were received and refunds by the time they were made, in the shop's time zone. */
export async function readMoney(db: Executor, { now, timeZone, cache }: Period): Promise<MoneyReport> {
  const months = lastMonths(now, timeZone);
  const days = await readDays(db, { now, timeZone, first: months[0]?.first ?? "", cache });
  const sum = (belongs: (day: string) => boolean): Money => {
    const chosen = [...days].flatMap(([day, sums]) => (belongs(day) ? [sums] : []));
    return {
      income: fromCents(chosen.reduce((cents, { incomeCents }) => cents + incomeCents, 0)),
      refunds: fromCents(chosen.reduce((cents, { refundCents }) => cents + refundCents, 0)),
    };
  };
  const today = dayIn(now, timeZone);
  const salesOf = (count: number): SalesPeriod => ({
    ...salesIn(days, addDays(today, 1 - count), today),
    before: salesIn(days, addDays(today, 1 - 2 * count), addDays(today, -count)),
  });
  return {
    sales: { today: salesOf(1), week: salesOf(7), month: salesOf(30) },
    total: sum(() => true),
    months: months.map(({ name, first }) => ({ name, ...sum((day) => day.startsWith(first.slice(0, 7))) })),
  };
}

function salesIn(days: Days, first: string, last: string): Sales {
  const chosen = [...days].flatMap(([day, sums]) => (day >= first && day <= last ? [sums] : []));
  return {
    orders: chosen.reduce((sum, { orders }) => sum + orders, 0),
    amount: fromCents(chosen.reduce((cents, { orderedCents }) => cents + orderedCents, 0)),
  };
}

/** The sums of each day since the first one. Days before the oldest order that changed since may come from the cache. */
async function readDays(
  db: Executor,
  { now, timeZone, first, cache }: Period & { first: string },
): Promise<Days> {
  const today = dayIn(now, timeZone);
  const yesterday = addDays(today, -1);
  const cached =
    cache?.current?.timeZone === timeZone && now.getTime() - cache.current.readAt < CACHE_MS
      ? cache.current
      : null;
  const { checkedAt, oldest } = await findChanges(db, cached?.checkedAt ?? "infinity");
  const firstToRead = cached
    ? ([yesterday, addDays(cached.lastDay, 1), dayIn(oldest ?? now, timeZone)].sort()[0] ?? first)
    : first;
  const days = new Map([
    ...[...(cached?.days ?? [])].filter(([day]) => day >= first && day < firstToRead),
    ...(await sumDays(db, daysBetween(firstToRead < first ? first : firstToRead, today), timeZone)),
  ]);
  if (cache)
    cache.current = {
      timeZone,
      days: new Map([...days].filter(([day]) => day < yesterday)),
      lastDay: addDays(yesterday, -1),
      readAt: cached?.readAt ?? now.getTime(),
      checkedAt,
    };
  return days;
}

/**
 * When the oldest order was placed that changed since a time. Payments, refunds and returns also change their order, and
 * none of them is older than it. The minute covers transactions that began before and were committed after that time.
 */
async function findChanges(db: Executor, since: string): Promise<{ checkedAt: string; oldest: Date | null }> {
  const row = await queryFirst<{ checkedAt: string; oldest: string | null }>(
    db,
    // OFFSET makes PostgreSQL read the index by the time of change.
    sql`
    SELECT now()::text AS "checkedAt", (
      SELECT min(created_at) FROM (
        SELECT created_at FROM orders WHERE updated_at >= ${since}::timestamptz - interval '1 minute' OFFSET 0
      ) AS changed
    ) AS oldest`,
  );
  return { checkedAt: row?.checkedAt ?? "infinity", oldest: row?.oldest ? new Date(row.oldest) : null };
}

const daysBetween = (first: string, last: string) =>
  splitPeriod({ from: first, to: last }, "day").map(({ from }) => from);

/** Reads the sums of days that follow each other, until now. */
async function sumDays(db: Executor, days: readonly string[], timeZone: string): Promise<Days> {
  const starts = days.map((day) => startOfDay(day, timeZone));
  const [from = new Date()] = starts;
  const sales = await readSales(
    db,
    { from, until: null },
    { starts: starts.map((start) => start.toISOString()) },
  );
  return new Map(
    [...sales].map(([key, sums]) => [
      days[Number(key)] ?? "",
      {
        incomeCents: sums.receivedCents,
        refundCents: sums.refundCents,
        orders: sums.orders,
        orderedCents: sums.grossCents,
      },
    ]),
  );
}

/** The last months until now, by name and first day. */
function lastMonths(now: Date, timeZone: string): { name: string; first: string }[] {
  const [year = 0, month = 0] = dayIn(now, timeZone).split("-").map(Number);
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const first = new Date(Date.UTC(year, month - MONTHS_SHOWN + index, 1));
    return {
      name: first.toLocaleString("en", { month: "short", timeZone: "UTC" }),
      first: first.toISOString().slice(0, 10),
    };
  });
}
