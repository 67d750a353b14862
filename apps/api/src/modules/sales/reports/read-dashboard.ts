import type { Dashboard } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { AnonymousActor } from "../../../core/actor";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { toImageUrl } from "../../catalogue/products";
import type { SalesContext } from "../context";
import { ordersAfter, toOrderSummary } from "../orders";
import { rollUpSales } from "./roll-up-sales";

const MONTHS_SHOWN = 12;
const RECENT_ORDERS = 8;
const POPULAR_PRODUCTS = 6;

/** The dashboard's totals. Updates the sales summary first; no query scans the orders. */
export async function readDashboard(
  { db: primary, replicas, clock }: Pick<SalesContext, "db" | "replicas" | "clock">,
  _: undefined,
  { origin }: Pick<AnonymousActor, "origin">,
): Promise<Dashboard> {
  const image = toImageUrl(origin);
  await rollUpSales(primary);
  const [months, customers, buyers, recent, popular] = await replicas.read((db) =>
    Promise.all([
      queryRows<MonthRow>(
        db,
        sql`
      SELECT to_char(month, 'YYYY-MM') AS month, coalesce(orders, 0) AS orders,
        coalesce(income_cents, 0) AS income, coalesce(refund_cents, 0) AS refunds
      FROM sales_months FULL JOIN money_months USING (month) ORDER BY month`,
      ),
      countCustomers(db),
      countBuyers(db),
      ordersAfter(db, {}, null, RECENT_ORDERS),
      queryRows<PopularRow>(
        db,
        sql`
      SELECT id, name, image_url AS "imageUrl", price_cents AS "priceCents", quantity, sold
      FROM sales_products JOIN products ON id = product_id
      WHERE sold > 0 ORDER BY sold DESC, id LIMIT ${POPULAR_PRODUCTS}`,
      ),
    ]),
  );
  const total = (pick: (row: MonthRow) => string) => months.reduce((sum, row) => sum + Number(pick(row)), 0);
  return {
    totalSales: fromCents(total((row) => row.income)),
    totalExpenses: fromCents(total((row) => row.refunds)),
    totalCustomers: customers,
    totalOrders: total((row) => row.orders),
    months: lastMonths(months, clock()),
    buyers,
    recentOrders: recent.map((row) => toOrderSummary(row, image)),
    popularProducts: popular.map(({ priceCents, sold, ...product }) => ({
      ...product,
      imageUrl: image(product.imageUrl),
      price: fromCents(priceCents),
      sold: Number(sold),
    })),
  };
}

interface MonthRow {
  month: string;
  orders: string;
  income: string;
  refunds: string;
}

interface PopularRow {
  id: string;
  name: string;
  imageUrl: string;
  priceCents: number;
  quantity: number;
  sold: string;
}

/** The last twelve months, including months without sales. */
function lastMonths(rows: readonly MonthRow[], now: Date): Dashboard["months"] {
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS_SHOWN - 1 - index), 1));
    const row = byMonth.get(first.toISOString().slice(0, 7));
    return {
      name: first.toLocaleString("en", { month: "short", timeZone: "UTC" }),
      Income: fromCents(Number(row?.income ?? 0)),
      Expense: fromCents(Number(row?.refunds ?? 0)),
    };
  });
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
