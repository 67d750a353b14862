import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { isBlocked, lockUser } from "../../identity/users";
import { recordAudit } from "../../platform/audit";
import type { OrderContext } from "./order-context";
import type { OrderRow } from "./order-row";
import { assertMaySetPrices, hasOwnPrice, itemText } from "./own-prices";
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
  const { clock, settings } = context;
  if (hasOwnPrice(input.body.items)) assertMaySetPrices(actor.caller);
  return placeOrder(
    context,
    {
      ...input,
      customerId,
      beforeInsert: async (tx) => {
        // Locked, so that nobody deletes or blocks the customer until the order is placed.
        await lockUser(tx, customerId, "share");
        if (await isBlocked(tx, customerId)) throw new AppError("account_blocked");
      },
      afterInsert: (tx, { id, number, lines }) =>
        recordAudit(tx, {
          actor: actor.caller,
          action: "order.take",
          subjectType: "order",
          subjectId: id,
          after: { number: Number(number), customerId, ...ownPrices(lines, settings.current.currency) },
          requestId: actor.requestId,
          at: clock(),
        }),
    },
    actor,
  );
}

/** The lines with prices that staff set, for the audit log. */
function ownPrices(lines: OrderRow["lines"], currency: string) {
  const own = lines.filter(({ listPriceCents }) => listPriceCents != null);
  return own.length > 0 ? { prices: own.map((line) => itemText(line, currency)).join("; ") } : {};
}
