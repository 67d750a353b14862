import { budgets } from "../budgets";
import { bareOrders, recordOrder } from "../lib/bare-orders";
import { contact } from "../lib/contact";
import { openMeasuredDatabase } from "../lib/database";
import type { Figure } from "../lib/report";
import { type Shop, signIn, startShop } from "../lib/shop";
import { stockUp } from "../lib/stock-up";

const SHOPPERS = 16;
const SECONDS = 10;
const BARE = { connections: SHOPPERS, seconds: 4 };

/** Durable orders of two lines each, by shoppers in parallel, beside the same statements with nothing around them. */
export async function measureOrders(): Promise<Figure[]> {
  const database = await openMeasuredDatabase();
  const settings = { DATABASE_URL: database.url, SHOP_DEMO: "on", SHOP_PAYMENT_METHODS: "bank_transfer" };
  const shop = await startShop(settings);
  try {
    const productIds = await stockUp(shop);
    const recorded = await recordOrder(database.url, productIds);
    // Before and after, so that noise of the machine hits both; the better round counts.
    const before = await bareOrders(database.url, recorded, BARE);
    const { placed, perSecond } = await placeOrders(shop, productIds);
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

async function placeOrders(shop: Shop, productIds: readonly string[]) {
  const auth = await signIn(shop, "user");
  const started = performance.now();
  let placed = 0;
  const buy = async (number: number) => {
    for (let turn = 0; performance.now() - started < SECONDS * 1000; turn += 1) {
      const pick = [number + turn, number * 7 + turn + 1].map((i) => productIds[i % productIds.length]);
      const reply = await fetch(`${shop.url}/api/orders`, {
        method: "POST",
        headers: { ...auth, "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
        body: JSON.stringify({ ...contact, items: pick.map((productId) => ({ productId, quantity: 1 })) }),
      });
      if (reply.status !== 201) throw new Error(`an order answered ${reply.status}: ${await reply.text()}`);
      await reply.arrayBuffer();
      placed += 1;
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, (_, number) => buy(number)));
  return { placed, perSecond: placed / ((performance.now() - started) / 1000) };
}
