import { load } from "../lib/load";
import { type PeerRequest, type PeerShop, send } from "./peer";

const ROUNDS = 3;
const SECONDS = 3;
// A slow shop replies in bursts, so it gets the time for at least this many replies.
const MIN_REPLIES = 64;
const SHOPPERS = 16;
const ORDER_SECONDS = 8;

/** Requests per second of each shop. The shops alternate, so that noise affects all equally; the best round counts. */
export async function compareRequest(
  shops: readonly PeerShop[],
  createRequest: (shop: PeerShop) => PeerRequest | Promise<PeerRequest>,
): Promise<Map<PeerShop, number>> {
  const best = new Map<PeerShop, number>();
  const slow = new Set<PeerShop>();
  for (const shop of shops) {
    const request = await createRequest(shop);
    const { requestsPerSecond } = await load(request.url, { ...request, seconds: SECONDS });
    if (requestsPerSecond * SECONDS < MIN_REPLIES) slow.add(shop);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const shop of shops) {
      const request = await createRequest(shop);
      const limit = slow.has(shop) ? { requests: MIN_REPLIES } : { seconds: SECONDS };
      const { requestsPerSecond, failures } = await load(request.url, { ...request, ...limit });
      if (failures > 0) {
        // Send it once more to get the error.
        await send(request);
        throw new Error(`${failures} requests to ${shop.name} failed`);
      }
      best.set(shop, Math.max(best.get(shop) ?? 0, requestsPerSecond));
    }
  }
  return best;
}

/** Orders per second by parallel shoppers. */
export async function compareOrders(shops: readonly PeerShop[]): Promise<Map<PeerShop, number>> {
  const result = new Map<PeerShop, number>();
  for (const shop of shops) {
    let orders = 0;
    const started = performance.now();
    const end = started + ORDER_SECONDS * 1000;
    const buy = async () => {
      while (performance.now() < end) {
        orders += 1;
        await shop.placeOrder(orders);
      }
    };
    await Promise.all(Array.from({ length: SHOPPERS }, buy));
    result.set(shop, orders / ((performance.now() - started) / 1000));
  }
  return result;
}
