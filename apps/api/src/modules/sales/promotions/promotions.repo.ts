import type { PromotionForm } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { endOfDay, startOfDay } from "../../../core/calendar";
import type { CursorPosition } from "../../../core/cursor";
import { violatesConstraint } from "../../../db/constraint-violation";
import { type Executor, executeUpdate, queryFirst, queryRows } from "../../../db/executor";
import type { PromotionRow } from "./promotion-row";
import { toRule } from "./promotions.mapper";

// The column `uses` is maintained only for promotions with a limit; for others the orders are counted.
const usesOf = sql`
  CASE WHEN max_uses IS NULL THEN (
    SELECT count(*)::int FROM order_promotions JOIN orders ON orders.id = order_id
    WHERE promotion_id = promotions.id AND orders.status <> 'CANCELLED')
  ELSE uses END`;
export const promotionColumns = sql`
  id, name, code, starts_at AS "startsAt", ends_at AS "endsAt", rule, priority, exclusive, max_uses AS "maxUses",
  max_uses_per_customer AS "maxUsesPerCustomer", ${usesOf} AS uses, version, created_at AS "createdAt"`;

/** Promotions after a cursor, newest first. */
export function promotionsAfter(
  db: Executor,
  after: CursorPosition | null,
  limit: number,
): Promise<PromotionRow[]> {
  const isAfterCursor = after ? sql`(created_at, id) < (${after.key}::timestamptz, ${after.id})` : sql`true`;
  return queryRows<PromotionRow>(
    db,
    sql`
    SELECT ${promotionColumns} FROM promotions WHERE ${isAfterCursor} ORDER BY created_at DESC, id DESC LIMIT ${limit}`,
  );
}

export async function countPromotions(db: Executor): Promise<number> {
  const row = await queryFirst<{ total: number }>(db, sql`SELECT count(*)::int AS total FROM promotions`);
  return row?.total ?? 0;
}

/** Promotions without a code that have not ended. */
export async function countAutomatic(db: Executor, now: Date): Promise<number> {
  const row = await queryFirst<{ total: number }>(
    db,
    sql`
    SELECT count(*)::int AS total FROM promotions
    WHERE code IS NULL AND (ends_at IS NULL OR ends_at > ${now.toISOString()}::timestamptz)`,
  );
  return row?.total ?? 0;
}

export async function findPromotion(db: Executor, id: string): Promise<PromotionRow | null> {
  const row = await queryFirst<PromotionRow>(
    db,
    sql`SELECT ${promotionColumns} FROM promotions WHERE id = ${id}`,
  );
  return row ?? null;
}

/** Locks a promotion. Waits for the orders that are being placed with it. */
export async function lockPromotion(db: Executor, id: string): Promise<PromotionRow> {
  await executeUpdate(db, sql`SELECT FROM promotions WHERE id = ${id} FOR UPDATE`);
  const row = await findPromotion(db, id);
  if (!row) throw new AppError("not_found");
  return row;
}

interface SaveOptions {
  now: Date;
  timeZone: string;
}

interface Period {
  isAutomatic: boolean;
  startsAt: string | null;
  endsAt: string | null;
  now: Date;
}

/** Whether products have the badge of a promotion now, and when that changes. */
function showing({ isAutomatic, startsAt, endsAt, now }: Period) {
  const isBefore = (time: string | null) => time !== null && now < new Date(time);
  const isRunning = !isBefore(startsAt) && (endsAt === null || isBefore(endsAt));
  const next = isBefore(startsAt) ? startsAt : isBefore(endsAt) ? endsAt : null;
  return { isShown: isAutomatic && isRunning, nextAt: isAutomatic ? next : null };
}

/** Inserts or replaces a promotion. Throws `coupon_taken` if another one has the code. */
export async function writePromotion(
  db: Executor,
  id: string,
  form: PromotionForm,
  { now, timeZone }: SaveOptions,
): Promise<PromotionRow> {
  const timestamp = (text: string | null, ofDay: typeof endOfDay) =>
    text === null || text.includes("T") ? text : ofDay(text, timeZone).toISOString();
  const startsAt = timestamp(form.startsAt, startOfDay);
  const endsAt = timestamp(form.endsAt, endOfDay);
  const { isShown, nextAt } = showing({ isAutomatic: form.code === null, startsAt, endsAt, now });
  const row = await queryFirst<PromotionRow>(
    db,
    sql`
    INSERT INTO promotions (id, name, code, starts_at, ends_at, rule, priority, exclusive, max_uses,
      max_uses_per_customer, is_shown, next_at, created_at)
    VALUES (${id}, ${form.name}, ${form.code}, ${startsAt}, ${endsAt},
      ${JSON.stringify(toRule(form))}::jsonb, ${form.priority}, ${form.exclusive}, ${form.maxUses}, ${form.maxUsesPerCustomer},
      ${isShown}, ${nextAt}, ${now.toISOString()})
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, code = excluded.code, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, rule = excluded.rule, priority = excluded.priority, exclusive = excluded.exclusive,
      max_uses = excluded.max_uses, max_uses_per_customer = excluded.max_uses_per_customer,
      is_shown = excluded.is_shown, next_at = excluded.next_at, version = promotions.version + 1
    RETURNING ${promotionColumns}`,
  ).catch((error) => {
    if (violatesConstraint(error, "promotions_code_key"))
      throw new AppError("coupon_taken", { errors: { code: "This coupon code already exists" } });
    throw error;
  });
  if (!row) throw new Error("insert returned no row");
  return row;
}

export async function deletePromotionRow(db: Executor, id: string): Promise<void> {
  await executeUpdate(db, sql`DELETE FROM promotions WHERE id = ${id}`);
}

/** Counts the uses again from the orders, because only limited promotions are counted as they are used. */
export async function recountUses(db: Executor, id: string): Promise<void> {
  await executeUpdate(db, sql`DELETE FROM promotion_uses WHERE promotion_id = ${id}`);
  await executeUpdate(
    db,
    sql`
    INSERT INTO promotion_uses (promotion_id, user_id, uses)
    SELECT promotion_id, user_id, count(*) FROM order_promotions JOIN orders ON orders.id = order_id
    WHERE promotion_id = ${id} AND user_id IS NOT NULL AND status <> 'CANCELLED' GROUP BY promotion_id, user_id`,
  );
  // The limit may be lower than what was used before it was set.
  await executeUpdate(
    db,
    sql`
    UPDATE promotions SET uses = (
      SELECT count(*)::int FROM order_promotions JOIN orders ON orders.id = order_id
      WHERE promotion_id = ${id} AND status <> 'CANCELLED')
    WHERE id = ${id} AND max_uses IS NOT NULL`,
  );
}
