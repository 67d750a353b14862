import type { PlaceOrderBody } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import { recordAudit } from "../audit";
import { findUser, isBlocked } from "../users";
import type { OrderContext } from "./order-context";
import { placeOrder } from "./place-order";

interface Taking {
  customerId: string;
  body: PlaceOrderBody;
  key: string;
}

/**
 * Takes an order for a customer who calls or stands in the shop: the same way as the checkout, with who took it in the
 * history. The customer gets the mail with the way to pay.
 */
export async function takeOrder(context: OrderContext, { customerId, body, key }: Taking, author: Author) {
  const { db, clock } = context;
  if (!(await findUser(db, customerId))) throw new AppError("not_found", { context: [{ id: customerId }] });
  if (await isBlocked(db, customerId)) throw new AppError("account_blocked");
  return placeOrder(
    context,
    {
      body,
      key,
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
