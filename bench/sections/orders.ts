import { budgets } from "../budgets";
import type { Figure } from "../lib/report";
import { type Shop, signIn, startShop } from "../lib/shop";

const SHOPPERS = 16;
const SECONDS = 10;

const contact = {
  firstName: "Ada",
  lastName: "Lund",
  country: "Norway",
  address: "Elm Street 5",
  phoneNumber: "+4712345678",
  paymentMethod: "bank_transfer",
};

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

async function stockUp(shop: Shop): Promise<string[]> {
  const auth = await signIn(shop, "admin");
  const products = (await (await fetch(`${shop.url}/api/products?limit=50`, { headers: auth })).json()) as {
    id: string;
  }[];
  for (const { id } of products) {
    const reply = await fetch(`${shop.url}/api/products/${id}/stock`, {
      method: "POST",
      headers: { ...auth, "content-type": "application/json" },
      body: JSON.stringify({ mode: "set", amount: 1_000_000, reason: "delivery" }),
    });
    if (!reply.ok) throw new Error(`stocking up answered ${reply.status}: ${await reply.text()}`);
  }
  return products.map(({ id }) => id);
}
