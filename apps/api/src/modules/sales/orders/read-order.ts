import type { Order, Permission } from "@larkwood/contract";
import { isCancelledOrReturned, isPaidOnline, paymentDeadline } from "@larkwood/domain";
import { type Actor, hasPermission, type OrderActor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { toImageUrl } from "../../catalogue/products";
import type { SalesContext } from "../context";
import { isCustomerOf } from "../order-access";
import { paymentInstructions } from "../payments";
import type { OrderContext } from "./order-context";
import type { OrderRow } from "./order-row";
import { toOrder } from "./orders.mapper";
import { findOrder } from "./orders.repo";

/**
 * An order, for its customer or for staff with the permission. A call that has changed the order passes its own
 * permission: its result must not depend on another one.
 */
export async function readOrder(
  context: SalesContext,
  { id }: { id: string },
  actor: Pick<OrderActor, "caller" | "origin">,
  permission: Permission = "orders.read",
): Promise<Order> {
  const { caller } = actor;
  const row = await findOrder(context.db, id);
  const isCustomer = row !== null && isCustomerOf(caller, row);
  // 404 instead of 403, which would reveal that the order exists.
  if (!row || (!isCustomer && !hasPermission(caller, permission))) throw new AppError("not_found");
  return describeOrder(context, isCustomer ? row : withoutPresentState(row), actor);
}

/** For copies of an order, which change only when the order does: without what its customer can do with each product now. */
const withoutPresentState = (row: OrderRow): OrderRow => ({
  ...row,
  lines: row.lines.map((line) => ({ ...line, isPublished: undefined, isReviewed: undefined })),
});

/** The API representation of an order, with payment instructions. */
export function describeOrder(
  { settings }: Pick<OrderContext, "settings">,
  row: OrderRow,
  { origin }: Pick<Actor, "origin">,
): Order {
  const dueCents = Number(row.dueCents);
  const payable = {
    number: Number(row.number),
    totalCents: dueCents || Number(row.totalCents),
    isBalance: dueCents > 0,
    isDelivered: row.status === "DELIVERED",
    createdAt: new Date(row.createdAt),
  };
  const isDueOnline =
    isPaidOnline(row.paymentMethod) && row.paymentStatus === "expected" && !isCancelledOrReturned(row.status);
  const { instructions, transfer } = paymentInstructions(row.paymentMethod, payable, settings.current);
  const payment = {
    instructions,
    onlineUntil: isDueOnline ? paymentDeadline(row.paymentMethod, payable.createdAt, settings.current) : null,
    transfer: row.paymentStatus === "expected" || dueCents > 0 ? transfer : null,
  };
  const { currency, timeZone } = settings.current;
  return toOrder(row, { payment, image: toImageUrl(origin), currency, timeZone });
}
