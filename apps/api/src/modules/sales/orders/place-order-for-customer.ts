import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { findUser, isBlocked } from "../../identity/users";
import { recordAudit } from "../../platform/audit";
import type { OrderContext } from "./order-context";
import { type PlaceOrderInput, placeOrder } from "./place-order";

interface PlaceForCustomerInput extends Pick<PlaceOrderInput, "body" | "key" | "enabledMethods"> {
  customerId: string;
}

/**
 * Places an order on behalf of a customer, for example by phone. Works like the checkout: the customer gets the mail
 * with payment instructions, and the history names the staff member.
 */
export async function placeOrderForCustomer(
  context: OrderContext,
  { customerId, ...input }: PlaceForCustomerInput,
  actor: Actor,
) {
  const { db, clock } = context;
  if (!(await findUser(db, customerId))) throw new AppError("not_found", { context: [{ id: customerId }] });
  if (await isBlocked(db, customerId)) throw new AppError("account_blocked");
  return placeOrder(
    context,
    {
      ...input,
      customerId,
      afterInsert: (tx, { id, number }) =>
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
