import { mergeRefund } from "@larkwood/domain";
import { newId } from "../../../core/ids";
import { orderRefundedMail, putIntoOutbox, refundFailedMail } from "../../platform/mail";
import type { Hearing } from "./apply-provider-event";
import { noteEvent } from "./payment-events.repo";
import type { RefundNews } from "./providers/payment-provider";
import { changeRefund, findNamedRefund, insertRefund, type StoredRefund } from "./refunds.repo";

/** Takes in what a service says of a refund: of one of ours, or of one that was made on the service's own pages. */
export async function takeInRefund(hearing: Hearing, news: RefundNews): Promise<void> {
  const { tx, attempt, now } = hearing;
  const known = await findNamedRefund(tx, attempt.id, news);
  if (!known) return takeInForeign(hearing, news);
  const state = mergeRefund(known.state, news.state);
  if (state === known.state && known.reference) return;
  await changeRefund(tx, known.id, { state, reference: news.reference, now });
  if (state !== known.state) await tell(hearing, { ...known, state });
}

async function takeInForeign(hearing: Hearing, { reference, amountCents, state }: RefundNews): Promise<void> {
  const { tx, order, attempt, now } = hearing;
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
    actorName: "Payment service",
    createdAt: now,
  };
  await insertRefund(tx, refund);
  await tell(hearing, refund);
}

/** Writes down what became of a refund, and tells whom it concerns. */
async function tell({ tx, order, officeEmail, house, now }: Hearing, refund: StoredRefund): Promise<void> {
  const { state, amountCents, cause } = refund;
  const { id: orderId, method } = order;
  await noteEvent(tx, { orderId, method, kind: `refund_${state}`, amountCents, at: now });
  // Who paid too late has been told that it goes back.
  if (state === "done" && cause !== "late" && order.email)
    await putIntoOutbox(tx, orderRefundedMail({ ...order, refundedCents: amountCents }, house), now);
  if (state === "failed" && officeEmail)
    await putIntoOutbox(
      tx,
      refundFailedMail({ ...order, refundedCents: amountCents }, officeEmail, house),
      now,
    );
}
