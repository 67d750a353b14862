import { mergeRefund } from "@larkwood/domain";
import { newId } from "../../../core/ids";
import { enqueueMail, orderRefundedMail, refundFailedMail } from "../../platform/mail";
import { recordPaymentEvent } from "./payment-events.repo";
import type { ProviderEventContext } from "./provider-event-context";
import type { RefundUpdate } from "./providers/payment-provider";
import { changeRefund, findRefundByReference, insertRefund, type StoredRefund } from "./refunds.repo";

/** Takes in what a service says of a refund: of one of ours, or of one that was made on the service's own pages. */
export async function applyRefund(listener: ProviderEventContext, news: RefundUpdate): Promise<void> {
  const { tx, attempt, now } = listener;
  const known = await findRefundByReference(tx, attempt.id, news);
  if (!known) return takeInForeign(listener, news);
  const state = mergeRefund(known.state, news.state);
  if (state === known.state && known.reference) return;
  await changeRefund(tx, known.id, { state, reference: news.reference, now });
  if (state !== known.state) await tell(listener, { ...known, state });
}

async function takeInForeign(
  listener: ProviderEventContext,
  { reference, amountCents, state }: RefundUpdate,
): Promise<void> {
  const { tx, order, attempt, now } = listener;
  if (amountCents <= 0) return;
  const refund: StoredRefund = {
    id: newId(now),
    orderId: order.id,
    attemptId: attempt.id,
    state,
    cause: "provider",
    amountCents,
    taxes: [],
    lines: [],
    withShipping: false,
    settles: false,
    reason: "",
    reference,
    actorId: null,
    actorName: "Payment provider",
    createdAt: now,
  };
  await insertRefund(tx, refund);
  await tell(listener, refund);
}

/** Writes down what became of a refund, and tells whom it concerns. */
async function tell(
  { tx, order, shopEmail, sender, now }: ProviderEventContext,
  refund: StoredRefund,
): Promise<void> {
  const { state, amountCents, cause } = refund;
  const { id: orderId, method } = order;
  await recordPaymentEvent(tx, { orderId, method, kind: `refund_${state}`, amountCents, at: now });
  // Who paid too late has been told that it goes back.
  if (state === "done" && cause !== "late" && order.email)
    await enqueueMail(tx, orderRefundedMail({ ...order, refundedCents: amountCents }, sender), now);
  if (state === "failed" && shopEmail)
    await enqueueMail(tx, refundFailedMail({ ...order, refundedCents: amountCents }, shopEmail, sender), now);
}
