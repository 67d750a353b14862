import { sql } from "drizzle-orm";
import { queryFirst } from "../../apps/api/src/db/executor";
import { budgets } from "../budgets";
import type { BenchOptions } from "../lib/bench-options";
import { openBenchDatabase } from "../lib/database";
import { fillDocuments } from "../lib/fill-documents";
import { fillOrders } from "../lib/fill-orders";
import { medianMs } from "../lib/load";
import type { Figure } from "../lib/report";
import { type Shop, signIn, startShop } from "../lib/shop";

const FEW = 10_000;
const MANY = 1_000_000;
const ROUNDS = 15;
const MONTH = "period=30days";

const PATHS = {
  sales: `sales?${MONTH}&by=day`,
  tax: `tax?${MONTH}`,
  products: `products?${MONTH}`,
} as const;
type Report = keyof typeof PATHS;

/** Reports of a month, with little and with much history. */
export async function measureReports({ orders }: BenchOptions = {}): Promise<Figure[]> {
  const many = orders ? Number(orders) : MANY;
  const [short, long] = [await measureHistory(FEW), await measureHistory(many)];
  return (Object.keys(PATHS) as Report[]).flatMap((report) => {
    const [few, ms] = [short.times[report], long.times[report]];
    return [
      figure(
        `${report} of a month, milliseconds`,
        ms,
        budgets.reports["month, milliseconds"],
        `${long.ordersOfMonth} of ${many} orders`,
      ),
      // The month of a short history has fewer orders.
      figure(
        `${report}, time for each order of the month, ${many} against ${FEW}`,
        ms / long.ordersOfMonth / (few / short.ordersOfMonth),
        budgets.reports.growth,
        `${few.toPrecision(3)} and ${ms.toPrecision(3)} ms`,
      ),
    ];
  });
}

const figure = (name: string, value: number, budget: Figure["budget"], note: string): Figure => ({
  section: "reports",
  name,
  value,
  budget,
  note,
});

async function measureHistory(orders: number) {
  const database = await openBenchDatabase();
  try {
    const shop = await startShop({
      DATABASE_URL: database.url,
      SHOP_DEMO: "on",
      SHOP_MODE: "trading",
      SHOP_PAYMENT_METHODS: "bank_transfer",
    });
    try {
      await fillOrders(database.db, orders);
      await fillDocuments(database.db);
      const month = await queryFirst<{ orders: number }>(
        database.db,
        sql`SELECT count(*)::int AS orders FROM orders WHERE created_at >= current_date - 29`,
      );
      return { times: await measureMonth(shop), ordersOfMonth: month?.orders ?? 0 };
    } finally {
      await shop.dispose();
    }
  } finally {
    await database.close();
  }
}

async function measureMonth(shop: Shop): Promise<Record<Report, number>> {
  const admin = await signIn(shop, "admin");
  const measure = async (path: string) => {
    const call = async () => {
      const reply = await fetch(`${shop.url}/api/reports/${path}`, { headers: admin });
      if (!reply.ok) throw new Error(`${path} returned ${reply.status}: ${await reply.text()}`);
      await reply.arrayBuffer();
    };
    // Warm up: the first calls read from disk and plan statements.
    await medianMs(Array.from({ length: 3 }, () => call));
    return medianMs(Array.from({ length: ROUNDS }, () => call));
  };
  return {
    sales: await measure(PATHS.sales),
    tax: await measure(PATHS.tax),
    products: await measure(PATHS.products),
  };
}
