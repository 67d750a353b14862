import type { AppliedPromotion, Promotion } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";
import type { PromotionCustomer } from "./customer-facts";
import type { FoundPromotion } from "./find-promotions";

/** Another order or the owner was faster. The order must be evaluated again, in a new transaction. */
export class PromotionsChanged extends Error {}

// A first order happens once. Two at the same moment would both be the first.
const limitPerCustomer = ({ conditions, maxUsesPerCustomer }: FoundPromotion) =>
  conditions.firstOrder ? 1 : maxUsesPerCustomer;
const isLimited = (promotion: FoundPromotion) =>
  promotion.maxUses !== null || limitPerCustomer(promotion) !== null;

/**
 * Redeems the promotions of an order. One statement checks both limits of a promotion, so that concurrent orders can't
 * exceed them. Those without limits are not counted, because their row would serialize all orders. Call it last in the
 * transaction: the rows stay locked until the end.
 */
export async function redeemPromotions(
  tx: Executor,
  promotions: readonly FoundPromotion[],
  customer: PromotionCustomer,
): Promise<void> {
  // All orders lock promotions in the same order.
  const sorted = [...promotions].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const promotion of sorted) {
    const { id, version, maxUses } = promotion;
    const isCurrent = sql`id = ${id} AND version = ${version}`;
    // A shared lock is enough for promotions that are not counted: it waits for an edit, and stops later ones.
    const found = await queryFirst(
      tx,
      maxUses === null
        ? sql`SELECT FROM promotions WHERE ${isCurrent} FOR KEY SHARE`
        : sql`UPDATE promotions SET uses = uses + 1 WHERE ${isCurrent} AND uses < max_uses RETURNING id`,
    );
    if (!found) throw new PromotionsChanged();
    if (isLimited(promotion)) await countForCustomer(tx, promotion, customer);
  }
}

async function countForCustomer(tx: Executor, promotion: FoundPromotion, customer: PromotionCustomer) {
  const { id } = promotion;
  const perCustomer = limitPerCustomer(promotion);
  // The orders of a guest are counted instead, while the mailbox is locked.
  if (!("userId" in customer)) return;
  const counted = await executeUpdate(
    tx,
    sql`
    INSERT INTO promotion_uses AS mine (promotion_id, user_id, uses) VALUES (${id}, ${customer.userId}, 1)
    ON CONFLICT (promotion_id, user_id) DO UPDATE SET uses = mine.uses + 1
    WHERE ${perCustomer}::int IS NULL OR mine.uses < ${perCustomer}::int`,
  );
  if (counted === 0) throw new PromotionsChanged();
}

/** Reverts the uses of a cancelled order's promotions. */
export async function releasePromotions(tx: Executor, orderId: string): Promise<void> {
  await tx.execute(sql`
    WITH used AS (
      SELECT promotion_id, user_id FROM order_promotions JOIN orders ON orders.id = order_id
      WHERE order_id = ${orderId} AND promotion_id IS NOT NULL
    ), mine AS (
      UPDATE promotion_uses SET uses = uses - 1 FROM used
      WHERE promotion_uses.promotion_id = used.promotion_id AND promotion_uses.user_id = used.user_id AND uses > 0
    )
    UPDATE promotions SET uses = uses - 1 FROM used
    WHERE promotions.id = used.promotion_id AND max_uses IS NOT NULL AND uses > 0`);
}

/** What a promotion takes off the lines, as it is stored. */
export const lineCentsText = ({ lineCents }: AppliedPromotion): string =>
  JSON.stringify(lineCents.some((cents) => cents > 0) ? lineCents : []);

/** Stores what promotions take off an order, with their rules of now. */
export async function insertOrderPromotions(
  tx: Executor,
  orderId: string,
  applied: readonly AppliedPromotion[],
  promotions: readonly Promotion[],
): Promise<void> {
  const rows = applied.flatMap((one) => {
    const promotion = promotions.find(({ id }) => id === one.id);
    if (!promotion) return [];
    const { conditions, effect, priority } = promotion;
    return [{ ...one, priority, rule: JSON.stringify({ conditions, effect }) }];
  });
  await executeUpdate(
    tx,
    sql`
    INSERT INTO order_promotions (order_id, position, promotion_id, name, code, rule, priority, cents, delivery_cents, line_cents)
    SELECT ${orderId}, position, id, name, code, rule::jsonb, priority, cents, delivery_cents, line_cents::jsonb
    FROM unnest(
      ${sql.param(rows.map(({ id }) => id))}::text[], ${sql.param(rows.map(({ name }) => name))}::text[],
      ${sql.param(rows.map(({ code }) => code))}::text[], ${sql.param(rows.map(({ rule }) => rule))}::text[],
      ${sql.param(rows.map(({ priority }) => priority))}::int[], ${sql.param(rows.map(({ cents }) => cents))}::bigint[],
      ${sql.param(rows.map(({ deliveryCents }) => deliveryCents))}::bigint[], ${sql.param(rows.map(lineCentsText))}::text[]
    ) WITH ORDINALITY AS row(id, name, code, rule, priority, cents, delivery_cents, line_cents, position)`,
  );
}
