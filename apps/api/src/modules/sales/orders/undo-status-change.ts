import type { OrderStatus } from "@larkwood/contract";
import { canChangeStatus, canUndo, isUndoable } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryRows } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import { cancelQueuedMail } from "../../platform/mail";
import type { OrderContext } from "./order-context";
import { lockOrder } from "./orders.repo";

interface EventRow {
  id: string;
  status: OrderStatus;
  at: string;
  actorId: string | null;
}

/** The mail that a status change queues. It is delayed for as long as the change can be undone. */
const MAIL_KINDS: Partial<Record<OrderStatus, string>> = {
  SHIPPED: "order_shipped",
  DELIVERED: "order_delivered",
};

/**
 * Undoes a status change that the actor has just made: restores the status, deletes the event and cancels the queued mail.
 * The audit log keeps both steps.
 */
export async function undoStatusChange(
  { db, clock }: Pick<OrderContext, "db" | "clock">,
  { id, status }: { id: string; status: OrderStatus },
  { caller, requestId }: Pick<Actor, "caller" | "requestId">,
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError("not_found");
    const [last, before] = await lastEvents(tx, id);
    const isMine = last?.status === status && last.actorId === caller.userId && order.status === status;
    const isFresh = last && isUndoable(new Date(last.at), now);
    // The order of a deleted customer lost its address when it was closed.
    const wasForward = before && canChangeStatus(before.status, status);
    if (!wasForward || !isMine || !isFresh || !canUndo(status) || (order.userId === null && !order.isGuest))
      throw new AppError("illegal_step", { context: { status: order.status, nextStatuses: [] } });
    await tx.execute(sql`
      WITH updated AS (UPDATE orders SET status = ${before.status} WHERE id = ${id})
      DELETE FROM order_events WHERE id = ${last.id}`);
    const kind = MAIL_KINDS[status];
    if (kind) await cancelQueuedMail(tx, { kind, recipient: order.email, at: last.at });
    await recordAudit(tx, {
      actor: caller,
      action: "order.undo",
      subjectType: "order",
      subjectId: id,
      before: { number: Number(order.number), status },
      after: { number: Number(order.number), status: before.status },
      requestId,
      at: now,
    });
  });
}

function lastEvents(db: Executor, orderId: string): Promise<EventRow[]> {
  return queryRows<EventRow>(
    db,
    sql`
    SELECT id, status, at, actor_id AS "actorId" FROM order_events
    WHERE order_id = ${orderId} ORDER BY id DESC LIMIT 2`,
  );
}
