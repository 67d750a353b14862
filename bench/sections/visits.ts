import { loadMix, type Mix } from "../lib/mix";
import type { Figure } from "../lib/report";
import { startShop } from "../lib/shop";
import { stockUp } from "../lib/stock-up";

const ROUNDS = 3;

/** What the capacity table of docs/scaling.md counts with: twelve requests, and an order in thirty visits. */
const visit = { pages: 1, lists: 4, details: 5, searches: 2, visitsForAnOrder: 30 } as const satisfies Mix;

/** Visits a second that one process bears. */
export async function measureVisits(): Promise<Figure[]> {
  const shop = await startShop({ SHOP_PAYMENT_METHODS: "bank_transfer" });
  try {
    const productIds = await stockUp(shop);
    await loadMix(shop, visit, productIds, { seconds: 5 });
    let best = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { perSecond, failures } = await loadMix(shop, visit, productIds, { seconds: 5 });
      if (failures > 0) throw new Error(`${failures} requests of visits failed`);
      best = Math.max(best, perSecond);
    }
    const { pages, lists, details, searches, visitsForAnOrder } = visit;
    const requests = pages + lists + details + searches + 1 / visitsForAnOrder;
    const note = `one process, ${Math.round(best)} requests a second; an order in ${visitsForAnOrder} visits`;
    return [{ section: "visits", name: "visits a second", value: best / requests, note }];
  } finally {
    await shop.dispose();
  }
}
