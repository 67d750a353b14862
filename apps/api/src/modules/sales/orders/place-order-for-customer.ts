import type { Author } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { findUser, isBlocked } from "../../identity/users";
import { recordAudit } from "../../platform/audit";
import type { OrderContext } from "./order-context";
import { type Placing, placeOrder } from "./place-order";

interface Taking extends Pick<Placing, "body" | "key" | "offered"> {
  customerId: string;
}

/**
 * Takes an order for a customer who calls or stands in the shop: the same way as the checkout, with who took it in the
 * history. The customer gets the mail with the way to pay.
 */
export async function takeOrder(context: OrderContext, { customerId, ...placing }: Taking, author: Author) {
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
          actor: author.caller,
          action: "order.take",
          subjectType: "order",
          subjectId: id,
          after: { number: Number(number), customerId },
          requestId: author.requestId,
          at: clock(),
        }),
    },
    author,
  );
}
