import { addressLines, trackedParcel } from "@larkwood/domain";
import type { Executor } from "../../../db/executor";
import { isVerified } from "../../identity/email-verification";
import type { OrderMailData } from "../../platform/mail";
import type { OrderRow } from "./order-row";
import { findOrder } from "./orders.repo";

/** The data for mails about an order; null if the customer's address was erased. */
export async function findOrderMailData(db: Executor, id: string): Promise<OrderMailData | null> {
  const order = await findOrder(db, id);
  if (!order?.email) return null;
  return toOrderMailData(order, order.userId !== null && (await isVerified(db, order.userId)));
}

/** Includes the postal address only for a verified email address. */
export function toOrderMailData(order: OrderRow, verified: boolean): OrderMailData {
  const { firstName, lastName } = order;
  return {
    id: order.id,
    isGuest: order.isGuest,
    guestLink: order.guestLink,
    number: Number(order.number),
    email: order.email,
    subtotalCents: Number(order.subtotalCents),
    discountCents: Number(order.discountCents),
    coupon: order.couponCode,
    promotions: order.promotions,
    manualDiscount: order.manualDiscount,
    totalCents: Number(order.totalCents),
    shippingCents: Number(order.shippingCents),
    delivery: order.delivery,
    taxes: order.taxes,
    taxIncluded: order.taxIncluded,
    createdAt: new Date(order.createdAt),
    lines: order.lines,
    parcels: order.parcels.map(trackedParcel),
    address: verified ? [`${firstName} ${lastName}`, ...addressLines(order)].join(", ") : null,
  };
}
