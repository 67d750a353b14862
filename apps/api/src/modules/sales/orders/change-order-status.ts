import { type OrderStatus, type ParcelForm, UNDO_MS } from "@larkwood/contract";
import { canMove, formatCents, isTakenBack, nextStatuses, owesRest } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Author, can } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import {
  type House,
  houseOf,
  orderCancelledMail,
  orderDeliveredMail,
  orderShippedMail,
  putIntoOutbox,
} from "../../platform/mail";
import { returnCoupon } from "../discounts";
import { keepDocuments } from "../documents";
import { endPayment } from "../payments";
import { refuseStale } from "./assert-order-version";
import type { OrderContext } from "./order-context";
import { findMailedOrder } from "./order-mail-data";
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
  house: House;
  actor: { userId: string | null; userName: string };
}

/** One step of an order, with everything that follows from it, or a refusal that names the possible steps. */
export async function moveOrder(
  context: OrderContext,
  { id, status, note = "", version, parcels }: WantedStep,
  author: Pick<Author, "caller" | "requestId"> & Partial<Pick<Author, "origin">>,
): Promise<void> {
  const { db, clock, catalogue } = context;
  const now = clock();
  const { caller } = author;
  const house = houseOf(context);
  const restocked = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    const isStaff = can(caller, "orders.write");
    if (!order || (order.userId !== caller.userId && !isStaff)) throw new AppError("not_found");
    if (!isStaff && status !== "CANCELLED") throw new AppError("not_allowed");
    refuseStep(order, status);
    await refuseStale(context, tx, { id, seen: version, version: order.version }, author);
    if (parcels) await writeParcels(tx, id, parcels);
    // Before the step: an order whose customer has left forgets them with it.
    const told = { id, now, house };
    if (status === "CANCELLED")
      await announceEnd(tx, told, {
        isPaid: order.paymentStatus === "received",
        reason: isStaff ? note : "",
      });
    if (status === "DELIVERED" && order.userId !== null) await announceDelivery(tx, told);
    const back = await makeStep(tx, { id, status, note, now, house, actor: caller });
    if (isStaff)
      await recordAudit(tx, {
        actor: caller,
        action: "order.move",
        subjectType: "order",
        subjectId: id,
        before: { number: Number(order.number), status: order.status },
        after: { number: Number(order.number), status, ...(note ? { note } : {}) },
        requestId: author.requestId,
        at: now,
      });
    if (isTakenBack(status)) await keepDocuments(tx, { orderId: id, settings: context.settings, now });
    return back;
  });
  catalogue.stockChanged(restocked);
}

type Held = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

function refuseStep({ status: from, paymentStatus, paymentMethod, dueCents }: Held, to: OrderStatus): void {
  const owes = owesRest(paymentMethod, Number(dueCents));
  if (canMove(from, to, paymentStatus, owes)) return;
  throw new AppError("illegal_step", {
    context: { status: from, nextStatuses: nextStatuses(from, paymentStatus, owes) },
    ...(owes && canMove(from, to, paymentStatus)
      ? { detail: `${formatCents(Number(dueCents))} of this order is still to be paid.` }
      : {}),
  });
}

/** Makes a step and what it brings with it, and names the products whose stock came back. */
export async function makeStep(tx: Executor, move: Move): Promise<string[]> {
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

async function undoSale(tx: Executor, { id, now, actor, house }: Move): Promise<string[]> {
  const back = await returnStock(tx, { orderId: id, kind: "cancel", actorId: actor.userId, now });
  await returnCoupon(tx, id);
  await endPayment(tx, { orderId: id, giveBack: true, house, now });
  return back;
}

async function takeBack(tx: Executor, { id, now, actor, house }: Move): Promise<string[]> {
  const back = await returnStock(tx, { orderId: id, kind: "return", actorId: actor.userId, now });
  await endPayment(tx, { orderId: id, giveBack: false, house, now });
  return back;
}

type Announced = Pick<Move, "id" | "now" | "house">;

async function announceShipping(tx: Executor, { id, now, house }: Announced): Promise<void> {
  const mailed = await findMailedOrder(tx, id);
  // It waits as long as the step can be taken back.
  if (mailed) await putIntoOutbox(tx, orderShippedMail(mailed, house), now, UNDO_MS);
}

async function announceDelivery(tx: Executor, { id, now, house }: Announced): Promise<void> {
  const mailed = await findMailedOrder(tx, id);
  if (mailed) await putIntoOutbox(tx, orderDeliveredMail(mailed, house), now, UNDO_MS);
}

async function announceEnd(
  tx: Executor,
  { id, now, house }: Announced,
  end: { isPaid: boolean; reason: string },
): Promise<void> {
  const mailed = await findMailedOrder(tx, id);
  if (mailed) await putIntoOutbox(tx, orderCancelledMail(mailed, end, house), now);
}
