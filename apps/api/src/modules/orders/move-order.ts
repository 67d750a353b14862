import type { OrderStatus } from "@larkwood/contract";
import { canMove, nextStatuses } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { AppError } from "../../app-error";
import type { Database } from "../../db/client";
import type { Executor } from "../../db/executor";
import { inTransaction } from "../../db/transaction";
import type { Caller } from "../../plugins/caller";
import { recordAudit } from "../audit/audit.repo";
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
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    const isAdmin = caller.role === "Admin";
    if (!order || (order.userId !== caller.userId && !isAdmin)) throw new AppError("not_found");
    if (!isAdmin && status !== "CANCELLED") throw new AppError("not_allowed");
    if (!canMove(order.status, status)) {
      throw new AppError("illegal_step", {
        context: { status: order.status, nextStatuses: nextStatuses(order.status) },
      });
    }
    await tx.execute(sql`
      WITH moved AS (UPDATE orders SET status = ${status} WHERE id = ${id})
      INSERT INTO order_events (order_id, status, at, actor_id, actor_name, note)
      VALUES (${id}, ${status}, ${now.toISOString()}, ${caller.userId}, ${caller.userName}, ${note})`);
    await follow(tx, move);
    if (isAdmin) await audit(tx, move, order.status);
  });
}

async function audit(
  db: Executor,
  { caller, id, status, requestId, now }: Move,
  from: OrderStatus,
): Promise<void> {
  await recordAudit(db, {
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

async function follow(db: Executor, move: Move): Promise<void> {
  if (move.status === "CANCELLED") await undoSale(db, move);
  if (move.status === "RETURNED") await returnStock(db, move.id);
  if (move.status === "SHIPPED") await announceShipping(db, move);
}

async function undoSale(db: Executor, { id, now }: Move): Promise<void> {
  await returnStock(db, id);
  await returnCoupon(db, id);
  // Money that has come in stays on the books until an Admin marks it as refunded.
  await db.execute(sql`
    UPDATE payments SET status = 'void', updated_at = ${now.toISOString()}
    WHERE order_id = ${id} AND status = 'expected'`);
}

async function announceShipping(db: Executor, { id, now, shopName }: Move): Promise<void> {
  const order = await findOrder(db, id);
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
  await putIntoOutbox(db, orderShippedMail(mailed, shopName), now);
}
