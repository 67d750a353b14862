import { mergeDispute } from "@larkwood/domain";
import { newId } from "../../../core/ids";
import { disputeMail, enqueueMail } from "../../platform/mail";
import { findDispute, type StoredDispute, storeDispute } from "./disputes.repo";
import { recordPaymentEvent } from "./payment-events.repo";
import type { ProviderEventContext } from "./provider-event-context";
import type { DisputeUpdate } from "./providers/payment-provider";
import { findRefundByReference, insertRefund } from "./refunds.repo";

/**
 * Takes in that somebody's bank disputes a payment, or how that has ended; late, twice and in any order it comes to the same.
 * What is lost has gone back, and the shop is told of each step.
 */
export async function applyDispute(listener: ProviderEventContext, news: DisputeUpdate): Promise<void> {
  const { tx, order, attempt, shopEmail, sender, now } = listener;
  const known = await findDispute(tx, attempt.id, news.reference);
  const state = mergeDispute(known?.state ?? null, news.state);
  if (known && known.state === state) return;
  const { reference, amountCents, reason, respondBy } = news;
  const dispute: StoredDispute = {
    ...(known ?? { id: newId(now), orderId: order.id, attemptId: attempt.id, createdAt: now }),
    reference,
    amountCents,
    reason,
    respondBy,
    state,
  };
  await storeDispute(tx, dispute, now);
  const { id: orderId, method } = order;
  await recordPaymentEvent(tx, { orderId, method, kind: `dispute_${state}`, amountCents, at: now });
  if (state === "lost" && amountCents > 0) await bookLoss(listener, dispute);
  if (shopEmail)
    await enqueueMail(
      tx,
      disputeMail({ ...order, disputedCents: amountCents }, dispute, shopEmail, sender),
      now,
    );
}

/** The money is gone, in the books and on paper as any that went back; nobody of the shop has sent it. */
async function bookLoss(
  { tx, order, attempt, now }: ProviderEventContext,
  dispute: StoredDispute,
): Promise<void> {
  const { reference, amountCents, reason } = dispute;
  if (await findRefundByReference(tx, attempt.id, { id: null, reference })) return;
  await insertRefund(tx, {
    id: newId(now),
    orderId: order.id,
    attemptId: attempt.id,
    state: "done",
    cause: "provider",
    amountCents,
    taxes: [],
    lines: [],
    withShipping: false,
    settles: false,
    reason: `Dispute lost${reason ? ` (${reason})` : ""}`,
    reference,
    actorId: null,
    actorName: "Payment provider",
    createdAt: now,
  });
}
