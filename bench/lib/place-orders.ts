import { setTimeout as pause } from "node:timers/promises";
import { contact } from "./contact";
import { type Shop, signIn } from "./shop";

/** Orders of two lines each, by shoppers in parallel, as fast as the shop takes them; what it refuses for the moment is counted. */
export async function placeOrders(
  shop: Shop,
  productIds: readonly string[],
  { shoppers, seconds, more = {} }: { shoppers: number; seconds: number; more?: object },
) {
  const auth = await signIn(shop, "user");
  const started = performance.now();
  let placed = 0;
  let refused = 0;
  const buy = async (number: number) => {
    for (let turn = 0; performance.now() - started < seconds * 1000; turn += 1) {
      const pick = [number + turn, number * 7 + turn + 1].map((i) => productIds[i % productIds.length]);
      const reply = await fetch(`${shop.url}/api/orders`, {
        method: "POST",
        headers: { ...auth, "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
        body: JSON.stringify({
          ...contact,
          ...more,
          items: pick.map((productId) => ({ productId, quantity: 1 })),
        }),
      });
      if (reply.status === 503) {
        refused += 1;
        await reply.arrayBuffer();
        await pause(100);
        continue;
      }
      if (reply.status !== 201) throw new Error(`an order answered ${reply.status}: ${await reply.text()}`);
      await reply.arrayBuffer();
      placed += 1;
    }
  };
  await Promise.all(Array.from({ length: shoppers }, (_, number) => buy(number)));
  return { placed, refused, perSecond: placed / ((performance.now() - started) / 1000) };
}
