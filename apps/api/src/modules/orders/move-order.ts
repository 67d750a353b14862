import type { OrderStatus } from "@larkwood/contract";
import { canMove, nextStatuses } from "@larkwood/domain";
import { AppError } from "../../app-error";
import type { Database } from "../../db/client";
import type { Sql } from "../../db/sql";
import type { Caller } from "../../plugins/caller";
import { recordAuditPlain } from "../audit/audit.repo";
import { returnCoupon } from "../coupons/use-coupon";
import { putIntoOutbox } from "../mail/outbox.repo";
import { orderShippedMail } from "../mail/templates";
import { findOrder, lockOrder } from "./orders.repo";
import { returnStock } from "./take-stock";

interface Move {
  db: Database;
  shopName: string;
  now: Date;
  caller: Caller;
  id: string;
  status: OrderStatus;
  note: string;
  requestId: string;
}

/** One step of an order, with everything that follows from it, or a refusal that names the possible steps. */
export async function moveOrder(move: Move): Promise<void> {
  const { db, caller, id, status, note, now } = move;
  await db.$client.begin(async (sql) => {
    const order = await lockOrder(sql, id);
    const isAdmin = caller.role === "Admin";
    if (!order || (order.userId !== caller.userId && !isAdmin)) throw new AppError("not_found");
    if (!isAdmin && status !== "CANCELLED") throw new AppError("not_allowed");
    if (!canMove(order.status, status)) {
      throw new AppError("illegal_step", {
        context: { status: order.status, nextStatuses: nextStatuses(order.status) },
      });
    }
    await sql`
      WITH moved AS (UPDATE orders SET status = ${status} WHERE id = ${id})
      INSERT INTO order_events (order_id, status, at, actor_id, actor_name, note)
      VALUES (${id}, ${status}, ${now.toISOString()}, ${caller.userId}, ${caller.userName}, ${note})`;
    await follow(sql, move);
    if (isAdmin) await audit(sql, move, order.status);
  });
}

async function audit(
  sql: Sql,
  { caller, id, status, requestId, now }: Move,
  from: OrderStatus,
): Promise<void> {
  await recordAuditPlain(sql, {
    actor: caller,
    action: "order.move",
    subjectType: "order",
    subjectId: id,
    before: { status: from },
    after: { status },
    requestId,
    at: now,
  });
}

async function follow(sql: Sql, move: Move): Promise<void> {
  if (move.status === "CANCELLED") await undoSale(sql, move);
  if (move.status === "RETURNED") await returnStock(sql, move.id);
  if (move.status === "SHIPPED") await announceShipping(sql, move);
}

async function undoSale(sql: Sql, { id, now }: Move): Promise<void> {
  await returnStock(sql, id);
  await returnCoupon(sql, id);
  // Money that has come in stays on the books until an Admin marks it as refunded.
  await sql`
    UPDATE payments SET status = 'void', updated_at = ${now.toISOString()}
    WHERE order_id = ${id} AND status = 'expected'`;
}

async function announceShipping(sql: Sql, { id, now, shopName }: Move): Promise<void> {
  const order = await findOrder(sql, id);
  // A customer who has left has no address to write to.
  if (!order?.email) return;
  const { email, firstName, lines } = order;
  const mailed = {
    email,
    firstName,
    lines,
    number: Number(order.number),
    totalCents: Number(order.totalCents),
  };
  await putIntoOutbox(sql, orderShippedMail(mailed, shopName), now);
}
