import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { findUser, isBlocked } from "../../identity/users";
import { recordAudit } from "../../platform/audit";
import type { OrderContext } from "./order-context";
import { type PlaceOrderInput, placeOrder } from "./place-order";

interface Taking extends Pick<PlaceOrderInput, "body" | "key" | "offered"> {
  customerId: string;
}

/**
 * Takes an order for a customer who calls or stands in the shop: the same way as the checkout, with who took it in the
 * history. The customer gets the mail with the way to pay.
 */
export async function placeOrderForCustomer(
  context: OrderContext,
  { customerId, ...placing }: Taking,
  actor: Actor,
) {
  const { db, clock } = context;
  if (!(await findUser(db, customerId))) throw new AppError("not_found", { context: [{ id: customerId }] });
  if (await isBlocked(db, customerId)) throw new AppError("account_blocked");
  return placeOrder(
    context,
    {
      ...placing,
      customerId,
      afterwards: (tx, { id, number }) =>
        recordAudit(tx, {
          actor: actor.caller,
          action: "order.take",
          subjectType: "order",
          subjectId: id,
          after: { number: Number(number), customerId },
          requestId: actor.requestId,
          at: clock(),
        }),
    },
    actor,
  );
}
