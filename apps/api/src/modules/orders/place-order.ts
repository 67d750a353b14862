import { createHash } from "node:crypto";
import type { PlaceOrderBody } from "@larkwood/contract";
import { mergeItems, toCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import { change, type Executor, firstOf } from "../../db/executor";
import { inTransaction } from "../../db/transaction";
import { violates } from "../../db/violations";
import { newId } from "../../ids";
import { useCoupon } from "../coupons";
import { orderPlacedMail, putIntoOutbox } from "../mail";
import { paymentWays } from "../payments";
import { imageAddress } from "../products";
import { insertOrder, type NewOrder, writtenOrder } from "./insert-order";
import { refuseTooMany } from "./order-bounds";
import type { OrderContext } from "./order-context";
import type { OrderRow } from "./order-row";
import { toQuote } from "./orders.mapper";
import { type Taken, takeStock } from "./take-stock";

interface Placing {
  body: PlaceOrderBody;
  /** The same key never makes two orders. */
  key: string;
}

/** The order that was placed, or the one that this key made before. */
type Placed = { id: string; isNew: true; row: OrderRow } | { id: string; isNew: false };

/**
 * Places an order in one transaction with a constant number of statements: claim the key, take stock, use the coupon,
 * write the order with everything that belongs to it.
 */
export async function placeOrder(
  { db, config, clock, catalogue }: OrderContext,
  placing: Placing,
  author: Pick<Author, "caller" | "origin">,
): Promise<Placed> {
  const now = clock();
  const id = newId(now);
  const hash = createHash("sha256").update(JSON.stringify(placing.body)).digest();
  const userId = author.caller.userId;
  const items = mergeItems(placing.body.items);
  refuseTooMany(items, config);

  const claim = sql`
    INSERT INTO order_keys (user_id, key, request_hash, order_id, created_at)
    VALUES (${userId}, ${placing.key}, ${hash}, ${id}, ${now.toISOString()})
    ON CONFLICT DO NOTHING`;
  try {
    const row = await inTransaction(db, async (tx) => {
      // Sent together: what was taken for a key that is known already goes back with the transaction.
      const [claimed, stock] = await Promise.all([change(tx, claim), takeStock(tx, items)]);
      if (claimed === 0) throw new KnownKey();
      return fillOrder(tx, stock, { ...placing, ...author, id, now, shopName: config.shopName });
    });
    catalogue.stockChanged(items.map(({ productId }) => productId));
    return { id, isNew: true, row };
  } catch (error) {
    // Whoever was deleted since the call began has no orders to place.
    if (violates(error, "order_keys_user_id_fkey")) throw new AppError("not_signed_in");
    if (!(error instanceof KnownKey)) throw error;
    return { id: await earlierOrder(db, userId, placing.key, hash), isNew: false };
  }
}

/** The key has made an order before, or is making one right now. */
class KnownKey extends Error {}

async function earlierOrder(db: Executor, userId: string, key: string, hash: Buffer): Promise<string> {
  const earlier = await firstOf<{ orderId: string; requestHash: Buffer }>(
    db,
    sql`
      SELECT order_id AS "orderId", request_hash AS "requestHash" FROM order_keys
      WHERE user_id = ${userId} AND key = ${key}`,
  );
  if (!earlier?.requestHash.equals(hash)) throw new AppError("idempotency_mismatch");
  return earlier.orderId;
}

interface Filling extends Placing, Pick<Author, "caller" | "origin"> {
  id: string;
  now: Date;
  shopName: string;
}

async function fillOrder(tx: Executor, { taken, shortages }: Taken, filling: Filling): Promise<OrderRow> {
  const { id, body, caller, now, shopName } = filling;
  if (shortages.length > 0) throw new AppError("out_of_stock", { context: { shortages } });

  const subtotalCents = taken.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const coupon = await applyCoupon(tx, filling, subtotalCents);
  refuseOtherTotal({ lines: taken, subtotalCents, coupon }, filling);
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
  const written = await insertOrder(tx, order);
  const totalCents = subtotalCents - order.discountCents;
  const instructions = paymentWays[body.paymentMethod].instructions(
    { number: written.number, totalCents },
    shopName,
  );
  const mailed = { ...written, totalCents, lines: taken };
  await putIntoOutbox(tx, orderPlacedMail(mailed, instructions, shopName), now);
  return writtenOrder(order, written);
}

/** The price may have changed since the shopper saw it: nobody is charged what they were not shown. */
function refuseOtherTotal(priced: Parameters<typeof toQuote>[0], { body, origin }: Filling): void {
  if (body.expectedTotal === undefined) return;
  const quote = toQuote(priced, imageAddress(origin));
  if (toCents(quote.total) !== toCents(body.expectedTotal))
    throw new AppError("price_changed", { context: { quote } });
}

async function applyCoupon(tx: Executor, { body, caller, now }: Filling, subtotalCents: number) {
  if (!body.coupon) return null;
  const outcome = await useCoupon(tx, { code: body.coupon, userId: caller.userId, subtotalCents, now });
  if (!outcome.ok)
    throw new AppError("coupon_refused", { detail: outcome.reason, errors: { coupon: outcome.reason } });
  return outcome;
}
