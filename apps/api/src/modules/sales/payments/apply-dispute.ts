import { mergeDispute } from "@larkwood/domain";
import { newId } from "../../../core/ids";
import { disputeMail, enqueueMail } from "../../platform/mail";
import { findDispute, type StoredDispute, storeDispute } from "./disputes.repo";
import { recordPaymentEvent } from "./payment-events.repo";
import type { ProviderEventContext } from "./provider-event-context";
import type { DisputeUpdate } from "./providers/payment-provider";
import { findRefundByReference, insertRefund } from "./refunds.repo";

/** Stores the state of a dispute and emails the shop. A lost dispute is booked as a refund. */
export async function applyDispute(event: ProviderEventContext, update: DisputeUpdate): Promise<void> {
  const { tx, order, attempt, shopEmail, sender, now } = event;
  const stored = await findDispute(tx, attempt.id, update.reference);
  const state = mergeDispute(stored?.state ?? null, update.state);
  if (stored && stored.state === state) return;
  const { reference, amountCents, reason, respondBy } = update;
  const dispute: StoredDispute = {
    ...(stored ?? { id: newId(now), orderId: order.id, attemptId: attempt.id, createdAt: now }),
    reference,
    amountCents,
    reason,
    respondBy,
    state,
  };
  await storeDispute(tx, dispute, now);
  const { orderId, method } = attempt;
  await recordPaymentEvent(tx, { orderId, method, kind: `dispute_${state}`, amountCents, at: now });
  if (state === "lost" && amountCents > 0) await recordLoss(event, dispute);
  if (shopEmail)
    await enqueueMail(
      tx,
      disputeMail({ ...order, disputedCents: amountCents }, dispute, shopEmail, sender),
      now,
    );
}

/** Records the lost money as a completed refund, so that totals and credit notes include it. */
async function recordLoss(
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
