import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../apps/api/src/db/executor";
import { budgets } from "../budgets";
import { openBenchDatabase } from "../lib/database";
import { fillOrders } from "../lib/fill-orders";
import { medianMs } from "../lib/load";
import { placeOrders } from "../lib/place-orders";
import type { Figure } from "../lib/report";
import { type Shop, signIn, startShop } from "../lib/shop";
import { stockUp } from "../lib/stock-up";

const SIZES = [10_000, 1_000_000] as const;
const ROUNDS = 25;
const SHIPPED = 200;
const json = { "content-type": "application/json" };

/** The order list with each filter and the dashboard, with little and with much history; and shipping many orders at once. */
export async function measureAdminOrders(): Promise<Figure[]> {
  const [few, many] = [await measureHistory(SIZES[0]), await measureHistory(SIZES[1])];
  const ratios = Object.entries(many.times).map(([name, ms]) =>
    figure(
      `${name}, ${SIZES[1]} against ${SIZES[0]}`,
      ms / (few.times[name] ?? Number.NaN),
      budgets["admin orders"][name === "dashboard" ? "dashboard growth" : "list growth"],
      `${(few.times[name] ?? 0).toPrecision(3)} and ${ms.toPrecision(3)} ms`,
    ),
  );
  return [
    ...ratios,
    figure(
      `seconds to ship ${SHIPPED} orders with tracking while shoppers order`,
      many.shippingSeconds,
      budgets["admin orders"]["seconds to ship 200 orders"],
      `with ${SIZES[1]} orders`,
    ),
  ];
}

const figure = (name: string, value: number, budget: Figure["budget"], note: string): Figure => ({
  section: "admin orders",
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
      const times = await measureLists(shop, database.db);
      return { times, shippingSeconds: await shipWhileShoppersOrder(shop, database.db) };
    } finally {
      await shop.dispose();
    }
  } finally {
    await database.close();
  }
}

async function measureLists(shop: Shop, db: Executor): Promise<Record<string, number>> {
  const admin = await signIn(shop, "admin");
  const [product] = await queryRows<{ id: string }>(db, sql`SELECT id FROM products ORDER BY id LIMIT 1`);
  const paths: Record<string, string> = {
    "all orders": "orders?limit=25",
    "view to confirm": "orders?limit=25&view=to-confirm",
    "view waiting for payment": "orders?limit=25&view=unpaid",
    "view to pack": "orders?limit=25&view=to-pack",
    "view sent": "orders?limit=25&view=sent",
    "payment received": "orders?limit=25&payment=received",
    "payment refunded": "orders?limit=25&payment=refunded",
    country: "orders?limit=25&country=Malta",
    delivery: "orders?limit=25&delivery=Express",
    product: `orders?limit=25&product=${product?.id}`,
    "country and delivery": "orders?limit=25&country=Malta&delivery=Express",
    "search for a tracking number": "orders?limit=25&search=PARCEL00002500",
    "search for a postcode": "orders?limit=25&search=12345",
    "counts of views": "orders/views",
    dashboard: "dashboard",
  };
  const times: Record<string, number> = {};
  for (const [name, path] of Object.entries(paths)) {
    const call = async () => {
      const reply = await fetch(`${shop.url}/api/admin/${path}`, { headers: admin });
      if (!reply.ok) throw new Error(`${path} returned ${reply.status}: ${await reply.text()}`);
      await reply.arrayBuffer();
    };
    // Warm up: the first calls read from disk and plan statements.
    await medianMs(Array.from({ length: 8 }, () => call));
    times[name] = await medianMs(Array.from({ length: ROUNDS }, () => call));
  }
  return times;
}

async function shipWhileShoppersOrder(shop: Shop, db: Executor): Promise<number> {
  const admin = await signIn(shop, "admin");
  const rows = await queryRows<{ id: string }>(
    db,
    sql`SELECT orders.id FROM orders JOIN payments ON order_id = orders.id
      WHERE orders.status = 'CONFIRMED' AND payments.status = 'received' ORDER BY orders.id LIMIT ${SHIPPED}`,
  );
  const productIds = await stockUp(shop);
  const shoppers = placeOrders(shop, productIds, { shoppers: 4, seconds: 8 });
  // If shipping fails, its own error is reported.
  shoppers.catch(() => undefined);
  const started = performance.now();
  for (let first = 0; first < rows.length; first += 100) {
    const ids = rows.slice(first, first + 100).map(({ id }) => id);
    const parcels = Object.fromEntries(
      ids.map((id, index) => [id, [{ carrier: "dhl", number: `SHIP${first + index}` }]]),
    );
    const reply = await fetch(`${shop.url}/api/admin/orders/status`, {
      method: "POST",
      headers: { ...admin, ...json },
      body: JSON.stringify({ ids, status: "SHIPPED", parcels }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`shipping returned ${reply.status}: ${text}`);
    const { moved, refused } = JSON.parse(text) as { moved: string[]; refused: unknown[] };
    if (moved.length !== ids.length)
      throw new Error(`${moved.length} of ${ids.length} were shipped: ${JSON.stringify(refused[0])}`);
  }
  const seconds = (performance.now() - started) / 1000;
  await shoppers;
  return seconds;
}
