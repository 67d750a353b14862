import { budgets } from "../budgets";
import { bareOrders, recordOrder } from "../lib/bare-orders";
import { openMeasuredDatabase } from "../lib/database";
import { placeOrders } from "../lib/place-orders";
import type { Figure } from "../lib/report";
import { startShop } from "../lib/shop";
import { stockUp } from "../lib/stock-up";

const SHOPPERS = 16;
const SECONDS = 10;
const BARE = { connections: SHOPPERS, seconds: 4 };

/** Durable orders of two lines by parallel shoppers, compared with the same statements sent by a plain loop. */
export async function measureOrders(): Promise<Figure[]> {
  const database = await openMeasuredDatabase();
  const settings = { DATABASE_URL: database.url, SHOP_DEMO: "on", SHOP_PAYMENT_METHODS: "bank_transfer" };
  const shop = await startShop(settings);
  try {
    const productIds = await stockUp(shop);
    const recorded = await recordOrder(database.url, productIds);
    // Measured before and after, so that noise affects both; the better round counts.
    const before = await bareOrders(database.url, recorded, BARE);
    const { placed, refused, perSecond } = await placeOrders(shop, productIds, {
      shoppers: SHOPPERS,
      seconds: SECONDS,
    });
    if (refused > 0) throw new Error(`${refused} orders were refused`);
    const bare = Math.max(before, await bareOrders(database.url, recorded, BARE));
    return [
      figure("orders a second", perSecond, `${placed} orders, ${SHOPPERS} shoppers, fsync on`),
      figure(
        "against the bare statements",
        perSecond / bare,
        `${Math.round(perSecond)} of ${Math.round(bare)} a second; ${recorded.statements.length} statements each`,
      ),
    ];
  } finally {
    await shop.dispose();
    await database.close();
  }
}

function figure(name: keyof typeof budgets.orders, value: number, note: string): Figure {
  return { section: "orders", name, value, budget: budgets.orders[name], note };
}
