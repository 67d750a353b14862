import type { PaymentMethod } from "@larkwood/contract";
import { mergeAttempt } from "@larkwood/domain";
import { inTransaction } from "../../../db/transaction";
import { enqueueMail, latePaymentMails, orderPaidMail, toSenderProfile } from "../../platform/mail";
import { syncInvoices } from "../documents";
import { applyDispute } from "./apply-dispute";
import { applyRefund } from "./apply-refund";
import {
  amountDueCents,
  changeAttempt,
  findAttempt,
  findAttemptByReference,
  lockOrderToPay,
} from "./attempts.repo";
import { closeOpenAttempts, enqueuePaymentCheck, enqueueRefund } from "./enqueue-payment-job";
import type { PaymentContext } from "./payment-context";
import { hasPaymentEvent, recordPaymentEvent } from "./payment-events.repo";
import type { ProviderEventContext } from "./provider-event-context";
import type { AttemptReference, PaymentUpdate } from "./providers/payment-provider";
import { receiveBalance, receivePayment, reconcilePayment } from "./refunds.repo";

interface ReceivedUpdate {
  method: PaymentMethod;
  /** The name of the extension that reports it; by default the shop's own provider. */
  provider?: string | null;
  /** How the provider names the payment attempt. */
  attemptReference: AttemptReference;
  update: PaymentUpdate;
  /** Set for webhook events. An event whose id is known was applied before. */
  event?: { id: string; kind: string };
}

/** `not_ours`: the attempt is not in this shop's database. `duplicate`: this event was applied before. */
type ApplyOutcome = "not_ours" | "duplicate" | "applied";

/**
 * Applies what a payment provider reports about a payment attempt: its state, its refunds and its disputes.
 * Webhook events, status checks and jobs all end here. Updates may arrive late, twice or in any order: no money is
 * counted twice, and no state goes backwards. If anything fails, all of it is rolled back, including the event id, so
 * that the provider's next delivery is applied.
 */
export async function applyProviderEvent(
  context: PaymentContext,
  { method, provider = null, attemptReference, update, event }: ReceivedUpdate,
): Promise<ApplyOutcome> {
  const { db, clock, settings, jobs } = context;
  // A quick check without a lock; the one that counts is `recordPaymentEvent` below.
  if (event && (await hasPaymentEvent(db, method, event.id))) return "duplicate";
  const found = await findAttemptByReference(db, { method, provider }, attemptReference);
  // One provider account may serve several shops.
  if (!found) return "not_ours";
  const now = clock();
  const outcome = await inTransaction(db, async (tx): Promise<ApplyOutcome> => {
    const order = await lockOrderToPay(tx, found.orderId);
    // Read again: the attempt may have changed while this transaction waited for the lock.
    const attempt = await findAttempt(tx, found.id);
    // Deleted meanwhile.
    if (!order || !attempt) return "not_ours";
    const isNew =
      !event ||
      (await recordPaymentEvent(tx, {
        orderId: order.id,
        method,
        eventId: event.id,
        kind: event.kind,
        at: now,
      }));
    if (!isNew) return "duplicate";
    const shopEmail = settings.current.contactEmail;
    await applyUpdate({ tx, order, attempt, sender: toSenderProfile(context), shopEmail, now }, update);
    await syncInvoices(tx, { orderId: order.id, settings, now });
    return "applied";
  });
  // Start queued emails, refunds and payment checks now instead of at the next poll.
  jobs.wake();
  return outcome;
}

async function applyUpdate(context: ProviderEventContext, update: PaymentUpdate): Promise<void> {
  const { tx, order, attempt, now } = context;
  // An attempt never goes backwards: a late "open" does not undo "paid".
  const state = mergeAttempt(attempt.state, update.state);
  const hasChanged = state !== attempt.state;
  const isNewlyPaid = hasChanged && state === "paid";
  const reference = attempt.reference ?? update.reference ?? null;
  const charge = attempt.charge ?? update.charge ?? null;
  if (hasChanged || reference !== attempt.reference || charge !== attempt.charge)
    await changeAttempt(tx, attempt.id, {
      state,
      amountCents: isNewlyPaid ? update.paidCents : attempt.amountCents,
      reference,
      charge,
      updatedAt: hasChanged ? now : attempt.updatedAt,
    });
  if (isNewlyPaid) await applyPayment(context, update.paidCents);
  else if (hasChanged)
    await recordPaymentEvent(tx, { orderId: order.id, method: attempt.method, kind: state, at: now });
  // The queued check also captures the authorised money.
  if (hasChanged && state === "authorised")
    await enqueuePaymentCheck(tx, { attemptId: attempt.id, close: false }, now);
  for (const refund of update.refunds) await applyRefund(context, refund);
  for (const dispute of update.disputes ?? []) await applyDispute(context, dispute);
  await reconcilePayment(tx, order.id, now);
}

/** Accepts the money if it is exactly the amount due; otherwise refunds all of it. */
async function applyPayment(context: ProviderEventContext, paidCents: number): Promise<void> {
  const { tx, order, attempt, sender, shopEmail, now } = context;
  const { orderId, method } = attempt;
  if (paidCents === amountDueCents(order)) {
    const payment = { orderId, attemptId: attempt.id, now };
    if (order.paymentStatus === "expected") await receivePayment(tx, payment);
    // A change after the payment left a balance due.
    else await receiveBalance(tx, { ...payment, cents: paidCents });
    await recordPaymentEvent(tx, { orderId, method, kind: "paid", amountCents: paidCents, at: now });
    await closeOpenAttempts(tx, orderId, now);
    if (order.email && paidCents > 0)
      await enqueueMail(tx, orderPaidMail({ ...order, amountCents: paidCents }, sender), now);
    return;
  }
  // The amount is not what is due, for example because the order was cancelled, changed or already paid. The event kind
  // "late" covers all of these.
  await recordPaymentEvent(tx, { orderId, method, kind: "late", amountCents: paidCents, at: now });
  if (paidCents === 0) return;
  await enqueueRefund(tx, {
    order: { id: orderId, method },
    attemptId: attempt.id,
    cause: "late",
    amountCents: paidCents,
    sender,
    now,
  });
  for (const mail of latePaymentMails({ ...order, paidCents }, shopEmail, sender))
    await enqueueMail(tx, mail, now);
}
