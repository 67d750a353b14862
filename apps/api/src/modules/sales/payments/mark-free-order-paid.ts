import type { Executor } from "../../../db/executor";
import type { OrderToPay } from "./attempts.repo";
import { recordPaymentEvent } from "./payment-events.repo";
import { receivePayment } from "./refunds.repo";

/** Counts an order as paid that costs nothing, since a coupon has paid it: nobody is to wait for that, or end it unpaid. */
export async function markFreeOrderPaid(
  tx: Executor,
  { id: orderId, method }: Pick<OrderToPay, "id" | "method">,
  now: Date,
): Promise<void> {
  await receivePayment(tx, { orderId, attemptId: null, now });
  await recordPaymentEvent(tx, { orderId, method, kind: "paid", amountCents: 0, at: now });
}
