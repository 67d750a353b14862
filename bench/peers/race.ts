import { load } from "../lib/load";
import { ask, type PeerShop, type Question } from "./peer";

const ROUNDS = 3;
const SECONDS = 3;
// All visitors of a slow shop are answered in one moment, and in most others nobody: it gets the time for so many answers.
const LEAST_ANSWERS = 64;
const SHOPPERS = 16;
const ORDER_SECONDS = 8;

/** Requests a second of each shop for one question: in turns, so that noise hits all alike; the best round counts. */
export async function raceQuestion(
  shops: readonly PeerShop[],
  question: (shop: PeerShop) => Question | Promise<Question>,
): Promise<Map<PeerShop, number>> {
  const best = new Map<PeerShop, number>();
  const slow = new Set<PeerShop>();
  for (const shop of shops) {
    const asked = await question(shop);
    const { requestsPerSecond } = await load(asked.url, { ...asked, seconds: SECONDS });
    if (requestsPerSecond * SECONDS < LEAST_ANSWERS) slow.add(shop);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const shop of shops) {
      const asked = await question(shop);
      const pace = slow.has(shop) ? { times: LEAST_ANSWERS } : { seconds: SECONDS };
      const { requestsPerSecond, failures } = await load(asked.url, { ...asked, ...pace });
      if (failures > 0) {
        // Asked once more, the shop says why.
        await ask(asked);
        throw new Error(`${failures} requests to ${shop.name} failed`);
      }
      best.set(shop, Math.max(best.get(shop) ?? 0, requestsPerSecond));
    }
  }
  return best;
}

/** Whole orders a second by shoppers in parallel. */
export async function raceOrders(shops: readonly PeerShop[]): Promise<Map<PeerShop, number>> {
  const result = new Map<PeerShop, number>();
  for (const shop of shops) {
    let turn = 0;
    const started = performance.now();
    const end = started + ORDER_SECONDS * 1000;
    const buy = async () => {
      while (performance.now() < end) {
        turn += 1;
        await shop.placeOrder(turn);
      }
    };
    await Promise.all(Array.from({ length: SHOPPERS }, buy));
    result.set(shop, turn / ((performance.now() - started) / 1000));
  }
  return result;
}
