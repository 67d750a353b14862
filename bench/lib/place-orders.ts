import { setTimeout as pause } from "node:timers/promises";
import { contact } from "./contact";
import { type Shop, signIn } from "./shop";

/** Places orders of two lines from parallel shoppers as fast as possible. Counts 503 refusals. */
export async function placeOrders(
  shop: Shop,
  productIds: readonly string[],
  { shoppers, seconds, extraFields = {} }: { shoppers: number; seconds: number; extraFields?: object },
) {
  const auth = await signIn(shop, "user");
  const started = performance.now();
  let placed = 0;
  let refused = 0;
  const buy = async (shopper: number) => {
    for (let round = 0; performance.now() - started < seconds * 1000; round += 1) {
      const chosen = [shopper + round, shopper * 7 + round + 1].map((i) => productIds[i % productIds.length]);
      const reply = await fetch(`${shop.url}/api/orders`, {
        method: "POST",
        headers: { ...auth, "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
        body: JSON.stringify({
          ...contact,
          ...extraFields,
          items: chosen.map((productId) => ({ productId, quantity: 1 })),
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
  await Promise.all(Array.from({ length: shoppers }, (_, shopper) => buy(shopper)));
  return { placed, refused, perSecond: placed / ((performance.now() - started) / 1000) };
}
