import type { Executor } from "../../apps/api/src/db/executor";
import { openBenchDatabase } from "./database";
import { fillOrders } from "./fill-orders";
import { type Shop, startShop } from "./shop";

/** A shop with a number of orders. */
export interface OrderHistory {
  shop: Shop;
  db: Executor;
}

/** Opens shops with few and with many orders, so that a benchmark can call both in turns, under the same load of the machine. */
export async function withOrderHistories<T>(
  few: number,
  many: number,
  measure: (few: OrderHistory, many: OrderHistory) => Promise<T>,
): Promise<T> {
  return withOrderHistory(few, (short) => withOrderHistory(many, (long) => measure(short, long)));
}

async function withOrderHistory<T>(orders: number, measure: (history: OrderHistory) => Promise<T>) {
  const { url, db, close } = await openBenchDatabase();
  try {
    const shop = await startShop({
      DATABASE_URL: url,
      SHOP_DEMO: "on",
      SHOP_MODE: "trading",
      SHOP_PAYMENT_METHODS: "bank_transfer",
    });
    try {
      await fillOrders(db, orders);
      return await measure({ shop, db });
    } finally {
      await shop.dispose();
    }
  } finally {
    await close();
  }
}
