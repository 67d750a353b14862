import type { RefundCause, RefundLine } from "@larkwood/contract";
import type { TaxPart } from "@larkwood/domain";
import { newId } from "../../../core/ids";
import type { Executor } from "../../../db/executor";
import { enqueueJob } from "../../platform/jobs";
import { type OrderToPay, openAttempts } from "./attempts.repo";
import { recordPaymentEvent } from "./payment-events.repo";
import { insertRefund } from "./refunds.repo";

/** Queues a status check that captures or cancels the attempt. */
export async function enqueuePaymentCheck(
  tx: Executor,
  payload: { attemptId: string; close: boolean },
  now: Date,
): Promise<void> {
  await enqueueJob(tx, { kind: "payment.check", payload, now });
}

/** Queues the closing of all open checkout pages of an order. */
export async function closeOpenAttempts(tx: Executor, orderId: string, now: Date): Promise<void> {
  for (const { id } of await openAttempts(tx, orderId))
    await enqueuePaymentCheck(tx, { attemptId: id, close: true }, now);
}

interface NewRefund {
  id?: string;
  order: Pick<OrderToPay, "id" | "method">;
  /** Null for a manual refund, which counts as done immediately. */
  attemptId: string | null;
  cause: RefundCause;
  amountCents: number;
  taxes?: TaxPart[];
  lines?: RefundLine[];
  withShipping?: boolean;
  /** True if the refund settles a lower total after the order was changed. */
  settles?: boolean;
  reason?: string;
  /** Defaults to the shop. */
  actor?: { userId: string | null; userName: string };
  sender: { shopName: string };
  now: Date;
}

/** Stores a refund and queues the job that sends it to the provider. The caller has locked the order. */
export async function enqueueRefund(tx: Executor, refund: NewRefund): Promise<void> {
  const { order, attemptId, amountCents, actor, sender, now } = refund;
  const id = refund.id ?? newId(now);
  await insertRefund(tx, {
    id,
    orderId: order.id,
    attemptId,
    state: attemptId ? "pending" : "done",
    cause: refund.cause,
    amountCents,
    taxes: refund.taxes ?? [],
    lines: refund.lines ?? [],
    withShipping: refund.withShipping ?? false,
    settles: refund.settles ?? false,
    reason: refund.reason ?? "",
    reference: null,
    actorId: actor?.userId ?? null,
    actorName: actor?.userName ?? sender.shopName,
    createdAt: now,
  });
  const kind = attemptId ? "refund_pending" : "refund_done";
  await recordPaymentEvent(tx, { orderId: order.id, method: order.method, kind, amountCents, at: now });
  if (attemptId) await enqueueJob(tx, { kind: "payment.refund", payload: { refundId: id }, now });
}
