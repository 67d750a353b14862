import type { Dashboard } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { AnonymousActor } from "../../../core/actor";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { toImageUrl } from "../../catalogue/products";
import { countMessages } from "../../identity/messages";
import type { SalesContext } from "../context";
import { countViews, ordersAfter, readOutstanding, toOrderSummary } from "../orders";
import { readMoney } from "./read-money";
import { rollUpSales } from "./roll-up-sales";
import { countLowStock } from "./stock.repo";

const RECENT_ORDERS = 8;
const POPULAR_PRODUCTS = 6;

type DashboardContext = Pick<SalesContext, "db" | "replicas" | "clock" | "moneyCache"> & {
  settings: Pick<SalesContext["settings"], "current">;
};

/** The dashboard's totals. Updates the sales summary first. */
export async function readDashboard(
  { db: primary, replicas, clock, settings, moneyCache }: DashboardContext,
  _: undefined,
  { origin }: Pick<AnonymousActor, "origin">,
): Promise<Dashboard> {
  const image = toImageUrl(origin);
  await rollUpSales(primary);
  const period = { now: clock(), timeZone: settings.current.timeZone };
  const [money, outstanding, views, openMessages, lowStock, orders, customers, buyers, recent, popular] =
    await replicas.read((db) =>
      Promise.all([
        readMoney(db, { ...period, cache: moneyCache }),
        readOutstanding(db),
        countViews(db),
        countMessages(db, { state: "open" }),
        countLowStock(db, settings.current.lowStock),
        countOrders(db),
        countCustomers(db),
        countBuyers(db),
        ordersAfter(db, period, null, RECENT_ORDERS),
        queryRows<PopularRow>(
          db,
          sql`
      SELECT id, name, image_url AS "imageUrl", price_cents AS "priceCents", quantity, sold
      FROM sales_products JOIN products ON id = product_id
      WHERE sold > 0 ORDER BY sold DESC, id LIMIT ${POPULAR_PRODUCTS}`,
        ),
      ]),
    );
  return {
    sales: money.sales,
    outstanding,
    views,
    openMessages,
    lowStock,
    totalSales: money.total.income,
    totalExpenses: money.total.refunds,
    totalCustomers: customers,
    totalOrders: orders,
    months: money.months.map(({ name, income, refunds }) => ({ name, Income: income, Expense: refunds })),
    buyers,
    recentOrders: recent.map((row) => toOrderSummary(row, { image, currency: settings.current.currency })),
    popularProducts: popular.map(({ priceCents, sold, ...product }) => ({
      ...product,
      imageUrl: image(product.imageUrl),
      price: fromCents(priceCents),
      sold: Number(sold),
    })),
  };
}

interface PopularRow {
  id: string;
  name: string;
  imageUrl: string;
  priceCents: number;
  quantity: number;
  sold: string;
}

async function countOrders(db: Executor): Promise<number> {
  const row = await queryFirst<{ orders: string | null }>(
    db,
    sql`SELECT sum(orders) AS orders FROM sales_months`,
  );
  return Number(row?.orders ?? 0);
}

async function countCustomers(db: Executor): Promise<number> {
  const row = await queryFirst<{ count: string }>(db, sql`SELECT count(*) FROM users WHERE role = 'User'`);
  return Number(row?.count ?? 0);
}

/** Customers by number of orders. */
async function countBuyers(db: Executor): Promise<Dashboard["buyers"]> {
  const row = await queryFirst<{ first: string; returning: string; loyal: string }>(
    db,
    sql`
    SELECT count(*) FILTER (WHERE orders = 1) AS first, count(*) FILTER (WHERE orders BETWEEN 2 AND 4) AS returning,
      count(*) FILTER (WHERE orders > 4) AS loyal
    FROM sales_customers`,
  );
  return [
    { name: "First order", value: Number(row?.first ?? 0) },
    { name: "Returning", value: Number(row?.returning ?? 0) },
    { name: "Loyal", value: Number(row?.loyal ?? 0) },
  ];
}
