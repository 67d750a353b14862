import type { Executor } from "../../../db/executor";
import type { OrderToPay } from "./attempts.repo";
import { recordPaymentEvent } from "./payment-events.repo";
import { receivePayment } from "./refunds.repo";

/** Marks an order that costs nothing (fully discounted) as paid, so that it does not expire. */
export async function markFreeOrderPaid(
  tx: Executor,
  { id: orderId, method }: Pick<OrderToPay, "id" | "method">,
  now: Date,
): Promise<void> {
  await receivePayment(tx, { orderId, attemptId: null, now });
  await recordPaymentEvent(tx, { orderId, method, kind: "paid", amountCents: 0, at: now });
}
