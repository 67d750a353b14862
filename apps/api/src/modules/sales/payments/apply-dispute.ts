import { mergeDispute } from "@larkwood/domain";
import { newId } from "../../../core/ids";
import { disputeMail, putIntoOutbox } from "../../platform/mail";
import type { Hearing } from "./apply-provider-event";
import { findDispute, type StoredDispute, storeDispute } from "./disputes.repo";
import { noteEvent } from "./payment-events.repo";
import type { DisputeNews } from "./providers/payment-provider";
import { findNamedRefund, insertRefund } from "./refunds.repo";

/**
 * Takes in that somebody's bank disputes a payment, or how that has ended; late, twice and in any order it comes to the same.
 * What is lost has gone back, and the shop is told of each step.
 */
export async function takeInDispute(hearing: Hearing, news: DisputeNews): Promise<void> {
  const { tx, order, attempt, officeEmail, house, now } = hearing;
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
  await noteEvent(tx, { orderId, method, kind: `dispute_${state}`, amountCents, at: now });
  if (state === "lost" && amountCents > 0) await bookLoss(hearing, dispute);
  if (officeEmail)
    await putIntoOutbox(
      tx,
      disputeMail({ ...order, disputedCents: amountCents }, dispute, officeEmail, house),
      now,
    );
}

/** The money is gone, in the books and on paper as any that went back; nobody of the shop has sent it. */
async function bookLoss({ tx, order, attempt, now }: Hearing, dispute: StoredDispute): Promise<void> {
  const { reference, amountCents, reason } = dispute;
  if (await findNamedRefund(tx, attempt.id, { id: null, reference })) return;
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
    actorName: "Payment service",
    createdAt: now,
  });
}
