import { canCancelShipment } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import { cancelQueuedMail, enqueueMail, orderNotShippedMail, toSenderProfile } from "../../platform/mail";
import { applyStatusChange } from "./change-order-status";
import { lockUnchangedOrder } from "./lock-unchanged-order";
import type { OrderContext } from "./order-context";
import { findOrderMailData } from "./order-mail-data";

interface CancelShipmentInput {
  id: string;
  version: number;
  /** The customer can read it. */
  reason: string;
}

/** Sets a shipped order back to confirmed while no parcel was handed over. The customer is told if an email said otherwise. */
export async function cancelShipment(
  context: OrderContext,
  { id, version, reason }: CancelShipmentInput,
  actor: Pick<Actor, "caller" | "requestId" | "origin">,
): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const sender = toSenderProfile(context);
  await inTransaction(db, async (tx) => {
    const order = await lockUnchangedOrder(context, tx, { id, version }, actor);
    if (!canCancelShipment(order.status, order.parcels.length))
      throw new AppError("illegal_step", { context: { status: order.status, nextStatuses: [] } });
    const shippedAt = await readShippedAt(tx, id);
    const mail = { kind: "order_shipped", recipient: order.email, at: shippedAt };
    const mailData = (await cancelQueuedMail(tx, mail)) ? null : await findOrderMailData(tx, id);
    if (mailData) await enqueueMail(tx, orderNotShippedMail(mailData, reason, sender), now);
    await applyStatusChange(tx, { id, status: "CONFIRMED", note: reason, now, sender, actor: actor.caller });
    await recordAudit(tx, {
      actor: actor.caller,
      action: "order.move",
      subjectType: "order",
      subjectId: id,
      before: { number: Number(order.number), status: order.status },
      after: { number: Number(order.number), status: "CONFIRMED", note: reason },
      requestId: actor.requestId,
      at: now,
    });
  });
}

async function readShippedAt(tx: Executor, orderId: string): Promise<string> {
  const event = await queryFirst<{ at: string }>(
    tx,
    sql`SELECT at FROM order_events WHERE order_id = ${orderId} AND status = 'SHIPPED' ORDER BY id DESC LIMIT 1`,
  );
  if (!event) throw new Error("A shipped order has no event of its shipment");
  return event.at;
}
