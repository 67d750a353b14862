import { inTransaction } from "../../../db/transaction";
import { toSenderProfile } from "../../platform/mail";
import { syncInvoices } from "../documents";
import { applyRefund } from "./apply-refund";
import type { StoredAttempt } from "./attempts.repo";
import { findAttempt, lockOrderToPay } from "./attempts.repo";
import type { PaymentContext } from "./payment-context";
import { findProvider } from "./providers";
import { type PaymentProvider, ProviderRejected, type RefundUpdate } from "./providers/payment-provider";
import { findRefund, reconcilePayment, type StoredRefund } from "./refunds.repo";

/**
 * Sends a refund to the provider. Safe to repeat: the provider identifies the refund by our id.
 * A rejection marks the refund as failed; while the provider is unavailable, the job is retried.
 */
export async function runRefund(context: PaymentContext, { refundId }: { refundId: string }): Promise<void> {
  const { db, clock, providers, settings } = context;
  const refund = await findRefund(db, refundId);
  if (refund?.state !== "pending" || !refund.attemptId) return;
  const attempt = await findAttempt(db, refund.attemptId);
  const provider = attempt && findProvider(providers, attempt);
  if (!attempt || !provider) throw new Error("The payment provider is not set up.");
  const update = await requestRefund(provider, attempt, refund);
  const now = clock();
  await inTransaction(db, async (tx) => {
    const order = await lockOrderToPay(tx, refund.orderId);
    if (!order) return;
    const shopEmail = settings.current.contactEmail;
    await applyRefund({ tx, order, attempt, sender: toSenderProfile(context), shopEmail, now }, update);
    await reconcilePayment(tx, order.id, now);
    await syncInvoices(tx, { orderId: order.id, settings, now });
  });
  context.jobs.wake();
}

async function requestRefund(
  provider: PaymentProvider,
  attempt: StoredAttempt,
  { id, amountCents }: StoredRefund,
): Promise<RefundUpdate> {
  try {
    // The answer is about this refund, whatever id the provider returns.
    return { ...(await provider.refund(attempt, { id, amountCents })), id };
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error;
    return { id, reference: `refused_${id}`, amountCents, state: "failed" };
  }
}
