import { createHash } from "node:crypto";
import type { PlaceOrderBody } from "@larkwood/contract";
import { mergeItems } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { AppError } from "../../app-error";
import type { Database } from "../../db/client";
import { change, type Executor, firstOf } from "../../db/executor";
import { inTransaction } from "../../db/transaction";
import { newId } from "../../ids";
import type { Caller } from "../../plugins/caller";
import { useCoupon } from "../coupons/use-coupon";
import { putIntoOutbox } from "../mail/outbox.repo";
import { orderPlacedMail } from "../mail/templates";
import { paymentWays } from "../payments/methods";
import { insertOrder, type NewOrder } from "./insert-order";
import { takeStock } from "./take-stock";

interface Placing {
  db: Database;
  shopName: string;
  now: Date;
  caller: Caller;
  key: string;
  body: PlaceOrderBody;
}

/**
 * Places an order in one transaction with a constant number of statements: claim the key, take stock, use the coupon,
 * write the order with everything that belongs to it. Returns the id of the new order, or of the one that this key
 * made before.
 */
export async function placeOrder(placing: Placing): Promise<{ id: string; isNew: boolean }> {
  const { db, now, caller, key, body } = placing;
  const id = newId(now);
  const hash = createHash("sha256").update(JSON.stringify(body)).digest();

  return inTransaction(db, async (tx) => {
    const claimed = await change(
      tx,
      sql`
      INSERT INTO order_keys (user_id, key, request_hash, order_id, created_at)
      VALUES (${caller.userId}, ${key}, ${hash}, ${id}, ${now.toISOString()})
      ON CONFLICT DO NOTHING`,
    );
    if (claimed === 0) return { id: await earlierOrder(tx, placing, hash), isNew: false };
    await fillOrder(tx, placing, id);
    return { id, isNew: true };
  });
}

async function earlierOrder(db: Executor, { caller, key }: Placing, hash: Buffer): Promise<string> {
  const earlier = await firstOf<{ orderId: string; requestHash: Buffer }>(
    db,
    sql`
    SELECT order_id AS "orderId", request_hash AS "requestHash" FROM order_keys
    WHERE user_id = ${caller.userId} AND key = ${key}`,
  );
  if (!earlier?.requestHash.equals(hash)) throw new AppError("idempotency_mismatch");
  return earlier.orderId;
}

async function fillOrder(db: Executor, placing: Placing, id: string): Promise<void> {
  const { body, caller, now, shopName } = placing;
  const { taken, shortages } = await takeStock(db, mergeItems(body.items));
  if (shortages.length > 0) throw new AppError("out_of_stock", { context: { shortages } });

  const subtotalCents = taken.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const coupon = await applyCoupon(db, placing, subtotalCents);
  const order: NewOrder = {
    id,
    userId: caller.userId,
    actorName: caller.userName,
    contact: body,
    lines: taken,
    subtotalCents,
    discountCents: coupon?.discountCents ?? 0,
    coupon,
    paymentId: newId(now),
    paymentMethod: body.paymentMethod,
    now,
  };
  const written = await insertOrder(db, order);
  const totalCents = subtotalCents - order.discountCents;
  const instructions = paymentWays[body.paymentMethod].instructions(
    { number: written.number, totalCents },
    shopName,
  );
  const mailed = { ...written, firstName: body.firstName, totalCents, lines: taken };
  await putIntoOutbox(db, orderPlacedMail(mailed, instructions, shopName), now);
}

async function applyCoupon(db: Executor, { body, caller, now }: Placing, subtotalCents: number) {
  if (!body.coupon) return null;
  const outcome = await useCoupon(db, { code: body.coupon, userId: caller.userId, subtotalCents, now });
  if (!outcome.ok)
    throw new AppError("coupon_refused", { detail: outcome.reason, errors: { coupon: outcome.reason } });
  return outcome;
}
