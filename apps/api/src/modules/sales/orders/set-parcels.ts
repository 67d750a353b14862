import { type OrderStatus, type ParcelForm, UNDO_MS } from "@larkwood/contract";
import { trackedParcel } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import { orderTrackingMail, replaceQueuedMail, toSenderProfile } from "../../platform/mail";
import { assertOrderVersion } from "./assert-order-version";
import type { OrderContext } from "./order-context";
import { findOrderMailData } from "./order-mail-data";
import { recordOrderChange } from "./order-notes.repo";
import { writeParcels } from "./order-parcels";
import { lockOrder } from "./orders.repo";

const ON_ITS_WAY: readonly OrderStatus[] = ["SHIPPED", "OUT_FOR_DELIVERY"];
const MAY_HAVE_PARCELS: readonly OrderStatus[] = ["CONFIRMED", ...ON_ITS_WAY, "DELIVERED"];

interface Change {
  id: string;
  version: number;
  parcels: readonly ParcelForm[];
}

/** Mends the parcels of an order. While it is on its way its customer is told, once for changes in quick succession. */
export async function setParcels(
  context: OrderContext,
  { id, version, parcels }: Change,
  actor: Pick<Actor, "caller" | "requestId" | "origin">,
): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const sender = toSenderProfile(context);
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError("not_found");
    await assertOrderVersion(context, tx, { id, seen: version, version: order.version }, actor);
    if (!MAY_HAVE_PARCELS.includes(order.status))
      throw new AppError("illegal_step", { context: { status: order.status, nextStatuses: [] } });
    if (inWords(parcels) === inWords(order.parcels)) return;
    await writeParcels(tx, id, parcels);
    const body = `Parcels: ${inWords(parcels) || "none"}`;
    await recordOrderChange(tx, { orderId: id, body, actor: actor.caller, now });
    await recordAudit(tx, {
      actor: actor.caller,
      action: "order.parcels",
      subjectType: "order",
      subjectId: id,
      before: { number: Number(order.number), parcels: inWords(order.parcels) },
      after: { number: Number(order.number), parcels: inWords(parcels) },
      requestId: actor.requestId,
      at: now,
    });
    if (!ON_ITS_WAY.includes(order.status) || parcels.length === 0) return;
    const mailed = await findOrderMailData(tx, id);
    if (mailed) await replaceQueuedMail(tx, orderTrackingMail(mailed, sender), now, UNDO_MS);
  });
}

const inWords = (parcels: readonly ParcelForm[]) =>
  parcels
    .map(trackedParcel)
    .map(({ carrierName, number, carrier, url }) =>
      [carrierName, number, ...(carrier === "other" && url ? [url] : [])].join(" "),
    )
    .join(", ");
