import { mergeRefund } from "@larkwood/domain";
import { newId } from "../../../core/ids";
import { enqueueMail, orderRefundedMail, refundFailedMail } from "../../platform/mail";
import { recordPaymentEvent } from "./payment-events.repo";
import type { ProviderEventContext } from "./provider-event-context";
import type { RefundUpdate } from "./providers/payment-provider";
import { changeRefund, findRefundByReference, insertRefund, type StoredRefund } from "./refunds.repo";

/** Applies the reported state of a refund that the shop requested, or that was made in the provider's dashboard. */
export async function applyRefund(event: ProviderEventContext, update: RefundUpdate): Promise<void> {
  const { tx, attempt, now } = event;
  const stored = await findRefundByReference(tx, attempt.id, update);
  if (!stored) return insertProviderRefund(event, update);
  const state = mergeRefund(stored.state, update.state);
  if (state === stored.state && stored.reference) return;
  await changeRefund(tx, stored.id, { state, reference: update.reference, now });
  if (state !== stored.state) await recordAndNotify(event, { ...stored, state });
}

/** Stores a refund that was made in the provider's dashboard. */
async function insertProviderRefund(
  event: ProviderEventContext,
  { reference, amountCents, state }: RefundUpdate,
): Promise<void> {
  const { tx, order, attempt, now } = event;
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
  await recordAndNotify(event, refund);
}

/** Records the refund's new state and emails the customer (done) or the shop (failed). */
async function recordAndNotify(
  { tx, order, attempt, shopEmail, sender, now }: ProviderEventContext,
  refund: StoredRefund,
): Promise<void> {
  const { state, amountCents, cause } = refund;
  const { orderId, method } = attempt;
  await recordPaymentEvent(tx, { orderId, method, kind: `refund_${state}`, amountCents, at: now });
  // For a late payment the customer already got the refund notice.
  if (state === "done" && cause !== "late" && order.email)
    await enqueueMail(tx, orderRefundedMail({ ...order, refundedCents: amountCents }, sender), now);
  if (state === "failed" && shopEmail)
    await enqueueMail(tx, refundFailedMail({ ...order, refundedCents: amountCents }, shopEmail, sender), now);
}
