import type { Caller } from "../core/actor";
import { AppError } from "../core/app-error";
import { connectDatabase } from "../db/connection/client";
import { order, orderBody } from "./fixtures/orders";

/** What one process of a storm of orders is told, and what it answers. */
export interface StormTask {
  url: string;
  caller: Caller;
  productIds: string[];
  orders: number;
  key?: string;
}
export interface StormResult {
  placed: number;
  codes: string[];
}

// Run as a process of its own, so that the promises about stock are tried over real connections of several shops.
async function storm({ url, caller, productIds, orders, key }: StormTask): Promise<StormResult> {
  const db = connectDatabase(url, { max: 8 });
  const body = orderBody(productIds.map((productId) => ({ productId, quantity: 1 })));
  const results = await Promise.allSettled(
    Array.from({ length: orders }, () => order(db, caller, body, key)),
  );
  await db.close();
  return {
    placed: results.filter((one) => one.status === "fulfilled" && one.value.isNew).length,
    codes: results.flatMap((one) =>
      one.status === "rejected"
        ? [one.reason instanceof AppError ? one.reason.code : String(one.reason)]
        : [],
    ),
  };
}

process.on("message", async (task: StormTask) => process.send?.(await storm(task)));
