import type { PaymentProgress, TestCardAnswer } from "@larkwood/contract";
import type { OrderActor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { isCustomerOf, lockOrderCaller } from "../order-access";
import { applyProviderEvent } from "./apply-provider-event";
import { lockOrderToPay, openAttempts } from "./attempts.repo";
import { readPaymentStatus } from "./check-payment";
import type { PaymentContext } from "./payment-context";

/** Answers the test card's payment page for the caller's own order. No money moves. */
export async function answerTestCard(
  context: PaymentContext,
  { id, answer }: { id: string; answer: TestCardAnswer },
  { caller }: Pick<OrderActor, "caller">,
): Promise<PaymentProgress> {
  const { db, settings, providers } = context;
  const { order, open } = await inTransaction(db, async (tx) => {
    await lockOrderCaller(tx, caller);
    return { order: await lockOrderToPay(tx, id), open: (await openAttempts(tx, id)).at(-1) };
  });
  if (!order || !isCustomerOf(caller, order)) throw new AppError("not_found");
  if (!settings.current.paymentMethods.includes("test_card")) throw new AppError("payment_unavailable");
  if (open?.method !== "test_card")
    throw new AppError("illegal_step", { context: { status: order.paymentStatus } });
  const update = await providers.test_card.answer(open, answer);
  await applyProviderEvent(context, {
    method: "test_card",
    attemptReference: { id: open.id },
    update,
  });
  return readPaymentStatus(db, id);
}
