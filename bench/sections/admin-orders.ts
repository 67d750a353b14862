import { sql } from "drizzle-orm";
import { queryRows } from "../../apps/api/src/db/executor";
import { budgets } from "../budgets";
import { measureInTurns } from "../lib/load";
import { type OrderHistory, withOrderHistories } from "../lib/order-history";
import { placeOrders } from "../lib/place-orders";
import type { Figure } from "../lib/report";
import { signIn } from "../lib/shop";
import { stockUp } from "../lib/stock-up";

const SIZES = [10_000, 1_000_000] as const;
const SHIPPED = 200;
const json = { "content-type": "application/json" };

/**
 * The order list with each filter and the dashboard, with little and with much history, called in turns so that both meet the
 * same load of the machine; and shipping many orders at once.
 */
export const measureAdminOrders = (): Promise<Figure[]> =>
  withOrderHistories(...SIZES, async (few, many) => [
    ...(await measureLists(few, many)),
    figure(
      `seconds to ship ${SHIPPED} orders with tracking while shoppers order`,
      await shipWhileShoppersOrder(many),
      budgets["admin orders"]["seconds to ship 200 orders"],
      `with ${SIZES[1]} orders`,
    ),
  ]);

const figure = (name: string, value: number, budget: Figure["budget"], note: string): Figure => ({
  section: "admin orders",
  name,
  value,
  budget,
  note,
});

async function measureLists(few: OrderHistory, many: OrderHistory): Promise<Figure[]> {
  const [callFew, callMany] = [await openLists(few), await openLists(many)];
  const figures: Figure[] = [];
  for (const name of LISTS) {
    const [fewMs, manyMs] = await measureInTurns(
      () => callFew(name),
      () => callMany(name),
    );
    figures.push(
      figure(
        `${name}, ${SIZES[1]} against ${SIZES[0]}`,
        manyMs / fewMs,
        budgets["admin orders"][name === "dashboard" ? "dashboard growth" : "list growth"],
        `${fewMs.toPrecision(3)} and ${manyMs.toPrecision(3)} ms`,
      ),
    );
  }
  return figures;
}

const PATHS = {
  "all orders": "orders?limit=25",
  "view to confirm": "orders?limit=25&view=to-confirm",
  "view waiting for payment": "orders?limit=25&view=unpaid",
  "view to pack": "orders?limit=25&view=to-pack",
  "view sent": "orders?limit=25&view=sent",
  "payment received": "orders?limit=25&payment=received",
  "payment refunded": "orders?limit=25&payment=refunded",
  country: "orders?limit=25&country=Malta",
  delivery: "orders?limit=25&delivery=Express",
  product: "orders?limit=25&product={product}",
  "country and delivery": "orders?limit=25&country=Malta&delivery=Express",
  "search for a tracking number": "orders?limit=25&search=PARCEL00002500",
  "search for a postcode": "orders?limit=25&search=12345",
  "counts of views": "orders/views",
  dashboard: "dashboard",
} as const;
const LISTS = Object.keys(PATHS) as (keyof typeof PATHS)[];

/** Signs in, and returns a function that calls a list. */
async function openLists({ shop, db }: OrderHistory): Promise<(name: keyof typeof PATHS) => Promise<void>> {
  const headers = await signIn(shop, "admin");
  const [product] = await queryRows<{ id: string }>(db, sql`SELECT id FROM products ORDER BY id LIMIT 1`);
  return async (name) => {
    const path = PATHS[name].replace("{product}", product?.id ?? "");
    const reply = await fetch(`${shop.url}/api/admin/${path}`, { headers });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path} returned ${reply.status}: ${text}`);
  };
}

async function shipWhileShoppersOrder({ shop, db }: OrderHistory): Promise<number> {
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
