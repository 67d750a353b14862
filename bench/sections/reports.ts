import { sql } from "drizzle-orm";
import { queryFirst } from "../../apps/api/src/db/executor";
import { budgets } from "../budgets";
import type { BenchOptions } from "../lib/bench-options";
import { fillDocuments } from "../lib/fill-documents";
import { measureInTurns } from "../lib/load";
import { type OrderHistory, withOrderHistories } from "../lib/order-history";
import type { Figure } from "../lib/report";
import { signIn } from "../lib/shop";

const FEW = 10_000;
const MANY = 1_000_000;
const MONTH = "period=30days";

const PATHS = {
  sales: `sales?${MONTH}&by=day`,
  tax: `tax?${MONTH}`,
  products: `products?${MONTH}`,
} as const;
type Report = keyof typeof PATHS;

/** Reports of a month, with little and with much history, called in turns. */
export function measureReports({ orders }: BenchOptions = {}): Promise<Figure[]> {
  const total = orders ? Number(orders) : MANY;
  return withOrderHistories(FEW, total, async (few, many) => {
    const [short, long] = [await openReports(few), await openReports(many)];
    const figures: Figure[] = [];
    for (const report of Object.keys(PATHS) as Report[]) {
      const [fewMs, ms] = await measureInTurns(
        () => short.read(report),
        () => long.read(report),
      );
      figures.push(
        figure(
          `${report} of a month, milliseconds`,
          ms,
          budgets.reports["month, milliseconds"],
          `${long.ordersOfMonth} of ${total} orders`,
        ),
        // The month of a short history has fewer orders.
        figure(
          `${report}, time for each order of the month, ${total} against ${FEW}`,
          ms / long.ordersOfMonth / (fewMs / short.ordersOfMonth),
          budgets.reports.growth,
          `${fewMs.toPrecision(3)} and ${ms.toPrecision(3)} ms`,
        ),
      );
    }
    return figures;
  });
}

const figure = (name: string, value: number, budget: Figure["budget"], note: string): Figure => ({
  section: "reports",
  name,
  value,
  budget,
  note,
});

/** Adds documents, signs in, and returns a function that reads a report. */
async function openReports({ shop, db }: OrderHistory) {
  await fillDocuments(db);
  const month = await queryFirst<{ orders: number }>(
    db,
    sql`SELECT count(*)::int AS orders FROM orders WHERE created_at >= current_date - 29`,
  );
  const headers = await signIn(shop, "admin");
  const read = async (report: Report) => {
    const reply = await fetch(`${shop.url}/api/reports/${PATHS[report]}`, { headers });
    if (!reply.ok) throw new Error(`${report} returned ${reply.status}: ${await reply.text()}`);
    await reply.arrayBuffer();
  };
  return { read, ordersOfMonth: month?.orders ?? 0 };
}
