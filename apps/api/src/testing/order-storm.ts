import type { Caller } from "../core/actor";
import { AppError } from "../core/app-error";
import { connectDatabase } from "../db/connection/client";
import { order, orderBody } from "./fixtures/orders";

/** The task of one process that places many orders at once, and its result. */
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

// Runs as a separate process, so that tests check stock with real connections of several shops.
async function storm({ url, caller, productIds, orders, key }: StormTask): Promise<StormResult> {
  const db = connectDatabase(url, { max: 8 });
  const body = orderBody(productIds.map((productId) => ({ productId, quantity: 1 })));
  const results = await Promise.allSettled(
    Array.from({ length: orders }, () => order(db, caller, body, key)),
  );
  await db.close();
  return {
    placed: results.filter((result) => result.status === "fulfilled" && result.value.isNew).length,
    codes: results.flatMap((result) =>
      result.status === "rejected"
        ? [result.reason instanceof AppError ? result.reason.code : String(result.reason)]
        : [],
    ),
  };
}

process.on("message", async (task: StormTask) => process.send?.(await storm(task)));
