import { budgets } from "../budgets";
import { busyDay, loadMix, type Mix } from "../lib/mix";
import type { Figure } from "../lib/report";
import { type Shop, startShop } from "../lib/shop";
import { stockUp } from "../lib/stock-up";

const ROUNDS = 3;

/** The visit of the capacity table in docs/scaling.md: twelve requests, and one order in thirty visits. */
const visit = { pages: 1, lists: 4, details: 5, searches: 2, visitsForAnOrder: 30 } as const satisfies Mix;
const quietDay: Mix = { ...busyDay, visitsForAnOrder: Number.POSITIVE_INFINITY };

/** Visits per second of one process, and how much slower it is when orders are frequent. */
export async function measureVisits(): Promise<Figure[]> {
  const shop = await startShop({ SHOP_PAYMENT_METHODS: "bank_transfer" });
  try {
    const productIds = await stockUp(shop);
    const [best] = await bestOf(shop, productIds, [visit]);
    const { pages, lists, details, searches, visitsForAnOrder } = visit;
    const requests = pages + lists + details + searches + 1 / visitsForAnOrder;
    const note = `one process, ${Math.round(best)} requests a second; an order in ${visitsForAnOrder} visits`;
    return [
      { section: "visits", name: "visits a second", value: best / requests, note },
      await measureBusyDay(shop, productIds),
    ];
  } finally {
    await shop.dispose();
  }
}

async function measureBusyDay(shop: Shop, productIds: readonly string[]): Promise<Figure> {
  const [busy, quiet] = await bestOf(shop, productIds, [busyDay, quietDay]);
  const name = "an order in 20 requests, against none";
  const note = `${Math.round(busy)} of ${Math.round(quiet)} requests a second`;
  return { section: "visits", name, value: busy / quiet, budget: budgets.visits[name], note };
}

/** Requests per second of each mix. The mixes alternate, so that noise affects all equally; the best round counts. */
async function bestOf<M extends readonly [Mix, ...Mix[]]>(
  shop: Shop,
  productIds: readonly string[],
  mixes: M,
): Promise<{ [I in keyof M]: number }> {
  const best = mixes.map(() => 0);
  for (const mix of mixes) await loadMix(shop, mix, productIds, { seconds: 5 });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, mix] of mixes.entries()) {
      const { perSecond, failures } = await loadMix(shop, mix, productIds, { seconds: 5 });
      if (failures > 0) throw new Error(`${failures} requests of visits failed`);
      best[i] = Math.max(best[i] ?? 0, perSecond);
    }
  }
  return best as { [I in keyof M]: number };
}
