import { budgets } from "../budgets";
import { contact } from "../lib/contact";
import type { Figure } from "../lib/report";
import { signIn, startShop } from "../lib/shop";
import { stockUp } from "../lib/stock-up";

const SHOPPERS = 16;
const SECONDS = 10;

/** Durable orders of two lines each, by shoppers in parallel, on the embedded database. */
export async function measureOrders(): Promise<Figure[]> {
  const shop = await startShop({ SHOP_PAYMENT_METHODS: "bank_transfer" });
  try {
    const items = await stockUp(shop);
    const auth = await signIn(shop, "user");
    let placed = 0;
    const end = Date.now() + SECONDS * 1000;
    const shopper = async (number: number) => {
      for (let turn = 0; Date.now() < end; turn += 1) {
        const pick = [items[(number + turn) % items.length], items[(number * 7 + turn + 1) % items.length]];
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
    const started = performance.now();
    await Promise.all(Array.from({ length: SHOPPERS }, (_, number) => shopper(number)));
    const value = placed / ((performance.now() - started) / 1000);
    const note = `${placed} orders, ${SHOPPERS} shoppers, fsync on`;
    return [
      { section: "orders", name: "orders a second", value, budget: budgets.orders["orders a second"], note },
    ];
  } finally {
    await shop.dispose();
  }
}
