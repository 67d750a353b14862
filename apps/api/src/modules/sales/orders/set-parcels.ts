import { type OrderStatus, type ParcelForm, UNDO_MS } from "@larkwood/contract";
import { trackedParcel } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import { orderTrackingMail, replaceQueuedMail, toSenderProfile } from "../../platform/mail";
import { lockUnchangedOrder } from "./lock-unchanged-order";
import type { OrderContext } from "./order-context";
import { findOrderMailData } from "./order-mail-data";
import { recordOrderChange } from "./order-notes.repo";
import { writeParcels } from "./order-parcels";

const IN_TRANSIT: readonly OrderStatus[] = ["SHIPPED", "OUT_FOR_DELIVERY"];
const MAY_HAVE_PARCELS: readonly OrderStatus[] = ["CONFIRMED", ...IN_TRANSIT, "DELIVERED"];

interface ParcelsInput {
  id: string;
  version: number;
  parcels: readonly ParcelForm[];
}

/** Replaces the parcels of an order. While it is in transit, the customer gets one mail for changes in quick succession. */
export async function setParcels(
  context: OrderContext,
  { id, version, parcels }: ParcelsInput,
  actor: Pick<Actor, "caller" | "requestId" | "origin">,
): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const sender = toSenderProfile(context);
  await inTransaction(db, async (tx) => {
    const order = await lockUnchangedOrder(context, tx, { id, version }, actor);
    if (!MAY_HAVE_PARCELS.includes(order.status))
      throw new AppError("illegal_step", { context: { status: order.status, nextStatuses: [] } });
    if (formatParcels(parcels) === formatParcels(order.parcels)) return;
    await writeParcels(tx, id, parcels);
    const body = `Parcels: ${formatParcels(parcels) || "none"}`;
    await recordOrderChange(tx, { orderId: id, body, actor: actor.caller, now });
    await recordAudit(tx, {
      actor: actor.caller,
      action: "order.parcels",
      subjectType: "order",
      subjectId: id,
      before: { number: Number(order.number), parcels: formatParcels(order.parcels) },
      after: { number: Number(order.number), parcels: formatParcels(parcels) },
      requestId: actor.requestId,
      at: now,
    });
    if (!IN_TRANSIT.includes(order.status) || parcels.length === 0) return;
    const mailData = await findOrderMailData(tx, id);
    if (mailData) await replaceQueuedMail(tx, orderTrackingMail(mailData, sender), now, UNDO_MS);
  });
}

const formatParcels = (parcels: readonly ParcelForm[]) =>
  parcels
    .map(trackedParcel)
    .map(({ carrierName, number, carrier, url }) =>
      [carrierName, number, ...(carrier === "other" && url ? [url] : [])].join(" "),
    )
    .join(", ");
