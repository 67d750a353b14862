import { type OrderStatus, type ParcelForm, UNDO_MS } from "@larkwood/contract";
import { canChangeStatus, hasBalanceDue, isCancelledOrReturned, nextStatuses } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Actor, hasPermission } from "../../../core/actor";
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
import { releaseCoupon } from "../discounts";
import { syncInvoices } from "../documents";
import { voidPayment } from "../payments";
import { assertOrderVersion } from "./assert-order-version";
import type { OrderContext } from "./order-context";
import { findOrderMailData } from "./order-mail-data";
import { writeParcels } from "./order-parcels";
import { lockOrder } from "./orders.repo";
import { returnStock } from "./take-stock";

interface Step {
  id: string;
  status: OrderStatus;
  note?: string | undefined;
}

/** A step as somebody wants it. */
interface WantedStep extends Step {
  /** What they have seen of the order; without it, whatever was changed meanwhile does not matter. */
  version?: number;
  /** What goes out with it. */
  parcels?: readonly ParcelForm[];
}

/** A step that is allowed, and who makes it: a person, or the shop itself. */
interface Move extends Step {
  now: Date;
  sender: SenderProfile;
  actor: { userId: string | null; userName: string };
}

/** One step of an order, with everything that follows from it, or a refusal that names the possible steps. */
export async function changeOrderStatus(
  context: OrderContext,
  { id, status, note = "", version, parcels }: WantedStep,
  actor: Pick<Actor, "caller" | "requestId"> & Partial<Pick<Actor, "origin">>,
): Promise<void> {
  const { db, clock, catalogueChanges } = context;
  const now = clock();
  const { caller } = actor;
  const sender = toSenderProfile(context);
  const restocked = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    const isStaff = hasPermission(caller, "orders.write");
    if (!order || (order.userId !== caller.userId && !isStaff)) throw new AppError("not_found");
    if (!isStaff && status !== "CANCELLED") throw new AppError("not_allowed");
    refuseStep(order, status, context.settings.current.currency);
    await assertOrderVersion(context, tx, { id, seen: version, version: order.version }, actor);
    if (parcels) await writeParcels(tx, id, parcels);
    // Before the step: an order whose customer has left forgets them with it.
    const told = { id, now, sender };
    if (status === "CANCELLED")
      await announceEnd(tx, told, {
        isPaid: order.paymentStatus === "received",
        reason: isStaff ? note : "",
      });
    if (status === "DELIVERED" && order.userId !== null) await announceDelivery(tx, told);
    const back = await applyStatusChange(tx, { id, status, note, now, sender, actor: caller });
    if (isStaff)
      await recordAudit(tx, {
        actor: caller,
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
    return back;
  });
  catalogueChanges.stockChanged(restocked);
}

type Held = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

function refuseStep(order: Held, to: OrderStatus, currency: string): void {
  const { status: from, paymentStatus, paymentMethod, dueCents } = order;
  const owes = hasBalanceDue(paymentMethod, Number(dueCents));
  if (canChangeStatus(from, to, paymentStatus, owes)) return;
  throw new AppError("illegal_step", {
    context: { status: from, nextStatuses: nextStatuses(from, paymentStatus, owes) },
    ...(owes && canChangeStatus(from, to, paymentStatus)
      ? { detail: `The balance of ${formatCents(Number(dueCents), currency)} must be paid first.` }
      : {}),
  });
}

/** Makes a step and what it brings with it, and names the products whose stock came back. */
export async function applyStatusChange(tx: Executor, move: Move): Promise<string[]> {
  const { id, status, now, actor, note = "" } = move;
  await tx.execute(sql`
    WITH moved AS (UPDATE orders SET status = ${status} WHERE id = ${id})
    INSERT INTO order_events (order_id, status, at, actor_id, actor_name, note)
    VALUES (${id}, ${status}, ${now.toISOString()}, ${actor.userId}, ${actor.userName}, ${note})`);
  if (move.status === "CANCELLED") return undoSale(tx, move);
  if (move.status === "RETURNED") return takeBack(tx, move);
  if (move.status === "SHIPPED") await announceShipping(tx, move);
  return [];
}

async function undoSale(tx: Executor, { id, now, actor, sender }: Move): Promise<string[]> {
  const back = await returnStock(tx, { orderId: id, kind: "cancel", actorId: actor.userId, now });
  await releaseCoupon(tx, id);
  await voidPayment(tx, { orderId: id, giveBack: true, sender, now });
  return back;
}

async function takeBack(tx: Executor, { id, now, actor, sender }: Move): Promise<string[]> {
  const back = await returnStock(tx, { orderId: id, kind: "return", actorId: actor.userId, now });
  await voidPayment(tx, { orderId: id, giveBack: false, sender, now });
  return back;
}

type Announced = Pick<Move, "id" | "now" | "sender">;

async function announceShipping(tx: Executor, { id, now, sender }: Announced): Promise<void> {
  const mailed = await findOrderMailData(tx, id);
  // It waits as long as the step can be taken back.
  if (mailed) await enqueueMail(tx, orderShippedMail(mailed, sender), now, UNDO_MS);
}

async function announceDelivery(tx: Executor, { id, now, sender }: Announced): Promise<void> {
  const mailed = await findOrderMailData(tx, id);
  if (mailed) await enqueueMail(tx, orderDeliveredMail(mailed, sender), now, UNDO_MS);
}

async function announceEnd(
  tx: Executor,
  { id, now, sender }: Announced,
  end: { isPaid: boolean; reason: string },
): Promise<void> {
  const mailed = await findOrderMailData(tx, id);
  if (mailed) await enqueueMail(tx, orderCancelledMail(mailed, end, sender), now);
}
