import { type OrderStatus, type ParcelForm, UNDO_MS } from "@larkwood/contract";
import { canChangeStatus, hasBalanceDue, isCancelledOrReturned, nextStatuses } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { hasPermission, type OrderActor, toRecordedActor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { formatCents } from "../../../core/format-cents";
import type { Executor } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import {
  enqueueMail,
  orderCancelledMail,
  orderDeliveredMail,
  orderShippedMail,
  type SenderProfile,
  toSenderProfile,
} from "../../platform/mail";
import { syncInvoices } from "../documents";
import { isCustomerOf, lockOrderCaller } from "../order-access";
import { voidPayment } from "../payments";
import { releasePromotions } from "../promotions";
import { assertOrderVersion } from "./assert-order-version";
import type { OrderContext } from "./order-context";
import { findOrderMailData } from "./order-mail-data";
import { writeParcels } from "./order-parcels";
import { lockOrder } from "./orders.repo";
import { returnStock } from "./take-stock";

interface StatusInput {
  id: string;
  status: OrderStatus;
  note?: string | undefined;
}

interface RequestedChange extends StatusInput {
  /** The version that the caller has seen. Without it, concurrent changes are ignored. */
  version?: number;
  /** The parcels that are shipped. */
  parcels?: readonly ParcelForm[] | undefined;
}

/** A validated status change. The actor's `userId` is null when the shop itself makes it. */
interface StatusChange extends StatusInput {
  now: Date;
  sender: SenderProfile;
  actor: { userId: string | null; userName: string };
}

/** Changes the status of an order with all consequences: stock, promotions, payment, mails, invoices. */
export async function changeOrderStatus(
  context: OrderContext,
  { id, status, note = "", version, parcels }: RequestedChange,
  actor: Pick<OrderActor, "caller" | "requestId"> & Partial<Pick<OrderActor, "origin">>,
): Promise<void> {
  const { db, clock, catalogueChanges } = context;
  const now = clock();
  const { caller } = actor;
  const recordedActor = toRecordedActor(caller);
  const sender = toSenderProfile(context);
  const restocked = await inTransaction(db, async (tx) => {
    await lockOrderCaller(tx, caller);
    const order = await lockOrder(tx, id);
    const isStaff = hasPermission(caller, "orders.write");
    if (!order || (!isCustomerOf(caller, order) && !isStaff)) throw new AppError("not_found");
    if (!isStaff && status !== "CANCELLED") throw new AppError("not_allowed");
    assertStatusChange(order, status, context.settings.current.currency);
    await assertOrderVersion(
      context,
      tx,
      { id, expectedVersion: version, currentVersion: order.version },
      actor,
    );
    if (parcels && status === "SHIPPED") await writeParcels(tx, id, parcels);
    // Before the change: closing the order of a deleted customer erases the email address.
    const mailInput = { id, now, sender };
    if (status === "CANCELLED")
      await enqueueCancelledMail(tx, mailInput, {
        isPaid: order.paymentStatus === "received",
        reason: isStaff ? note : "",
      });
    if (status === "DELIVERED" && (order.userId !== null || order.isGuest))
      await enqueueDeliveredMail(tx, mailInput);
    const restockedIds = await applyStatusChange(tx, { id, status, note, now, sender, actor: recordedActor });
    if (isStaff)
      await recordAudit(tx, {
        actor: recordedActor,
        action: "order.move",
        subjectType: "order",
        subjectId: id,
        before: { number: Number(order.number), status: order.status },
        after: { number: Number(order.number), status, ...(note ? { note } : {}) },
        requestId: actor.requestId,
        at: now,
      });
    if (isCancelledOrReturned(status))
      await syncInvoices(tx, { orderId: id, settings: context.settings, now });
    return restockedIds;
  });
  catalogueChanges.stockChanged(restocked);
}

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

function assertStatusChange(
  { status: from, paymentStatus, paymentMethod, dueCents }: LockedOrder,
  to: OrderStatus,
  currency: string,
): void {
  const hasBalance = hasBalanceDue(paymentMethod, Number(dueCents));
  if (canChangeStatus(from, to, paymentStatus, hasBalance)) return;
  throw new AppError("illegal_step", {
    context: { status: from, nextStatuses: nextStatuses(from, paymentStatus, hasBalance) },
    ...(hasBalance && canChangeStatus(from, to, paymentStatus)
      ? { detail: `The balance of ${formatCents(Number(dueCents), currency)} must be paid first.` }
      : {}),
  });
}

/** Stores the new status and applies its consequences. Returns the ids of restocked products. */
export async function applyStatusChange(tx: Executor, change: StatusChange): Promise<string[]> {
  const { id, status, now, actor, note = "" } = change;
  await tx.execute(sql`
    WITH updated AS (UPDATE orders SET status = ${status} WHERE id = ${id})
    INSERT INTO order_events (order_id, status, at, actor_id, actor_name, note)
    VALUES (${id}, ${status}, ${now.toISOString()}, ${actor.userId}, ${actor.userName}, ${note})`);
  if (change.status === "CANCELLED") return cancelOrder(tx, change);
  if (change.status === "RETURNED") return returnOrder(tx, change);
  if (change.status === "SHIPPED") await enqueueShippedMail(tx, change);
  return [];
}

async function cancelOrder(tx: Executor, { id, now, actor, sender }: StatusChange): Promise<string[]> {
  const restockedIds = await returnStock(tx, { orderId: id, kind: "cancel", actorId: actor.userId, now });
  await releasePromotions(tx, id);
  await voidPayment(tx, { orderId: id, refundOnlinePayments: true, sender, now });
  return restockedIds;
}

async function returnOrder(tx: Executor, { id, now, actor, sender }: StatusChange): Promise<string[]> {
  const restockedIds = await returnStock(tx, { orderId: id, kind: "return", actorId: actor.userId, now });
  await voidPayment(tx, { orderId: id, refundOnlinePayments: false, sender, now });
  return restockedIds;
}

type MailInput = Pick<StatusChange, "id" | "now" | "sender">;

async function enqueueShippedMail(tx: Executor, { id, now, sender }: MailInput): Promise<void> {
  const mailData = await findOrderMailData(tx, id);
  // Delayed for as long as the change can be undone.
  if (mailData) await enqueueMail(tx, orderShippedMail(mailData, sender), now, UNDO_MS);
}

async function enqueueDeliveredMail(tx: Executor, { id, now, sender }: MailInput): Promise<void> {
  const mailData = await findOrderMailData(tx, id);
  if (mailData) await enqueueMail(tx, orderDeliveredMail(mailData, sender), now, UNDO_MS);
}

async function enqueueCancelledMail(
  tx: Executor,
  { id, now, sender }: MailInput,
  cancellation: { isPaid: boolean; reason: string },
): Promise<void> {
  const mailData = await findOrderMailData(tx, id);
  if (mailData) await enqueueMail(tx, orderCancelledMail(mailData, cancellation, sender), now);
}
