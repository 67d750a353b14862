import type { AppliedPromotion, PromotionConditions, PromotionRule } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryRows } from "../../../db/executor";
import { lineCentsText, type PromotionOffer, withCollections } from "../promotions";
import type { OrderPromotionRow } from "./order-row";

interface StoredPromotion {
  position: number;
  name: string;
  code: string | null;
  rule: PromotionRule;
  priority: number;
}

/** Who the customer was has been decided when the order was placed. */
function withoutCustomer({ firstOrder: _, customerTags: __, ...conditions }: PromotionConditions) {
  return conditions;
}

/** The promotions that an order was placed with. They stay valid for it, whatever has become of them. */
export async function findOrderOffer(
  tx: Executor,
  orderId: string,
  lines: readonly { productId: string | null }[],
): Promise<PromotionOffer | null> {
  const rows = await queryRows<StoredPromotion>(
    tx,
    sql`SELECT position, name, code, rule, priority FROM order_promotions WHERE order_id = ${orderId} ORDER BY position`,
  );
  if (rows.length === 0) return null;
  const promotions = rows.map(({ position, name, code, rule, priority }) => ({
    id: String(position),
    name,
    code,
    conditions: withoutCustomer(rule.conditions),
    effect: rule.effect,
    startsAt: null,
    endsAt: null,
    priority,
    exclusive: false,
    maxUses: null,
    maxUsesPerCustomer: null,
    uses: 0,
    usesOfCustomer: 0,
    version: 1,
  }));
  const offer = {
    promotions,
    codes: rows.flatMap(({ code }) => code ?? []),
    customer: null,
    now: new Date(0),
  };
  return withCollections(
    tx,
    offer,
    lines.map(({ productId }) => productId),
  );
}

/** Stores what the promotions of an order take off now. One whose conditions are no longer met takes off nothing. */
export async function writeOrderPromotions(
  tx: Executor,
  orderId: string,
  applied: readonly AppliedPromotion[],
): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    UPDATE order_promotions SET cents = coalesce(new.cents, 0), delivery_cents = coalesce(new.delivery_cents, 0),
      line_cents = coalesce(new.line_cents, '[]')::jsonb
    FROM order_promotions AS old LEFT JOIN unnest(
      ${sql.param(applied.map(({ id }) => Number(id)))}::int[], ${sql.param(applied.map(({ cents }) => cents))}::bigint[],
      ${sql.param(applied.map(({ deliveryCents }) => deliveryCents))}::bigint[], ${sql.param(applied.map(lineCentsText))}::text[]
    ) AS new(position, cents, delivery_cents, line_cents) ON new.position = old.position
    WHERE old.order_id = ${orderId} AND order_promotions.order_id = old.order_id
      AND order_promotions.position = old.position`,
  );
}

/** What promotions take off the delivery. */
export const savedDeliveryCents = (promotions: readonly OrderPromotionRow[]): number =>
  promotions.reduce((sum, { deliveryCents }) => sum + deliveryCents, 0);
