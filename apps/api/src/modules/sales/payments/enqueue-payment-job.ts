import type { RefundCause, RefundLine } from "@larkwood/contract";
import type { TaxPart } from "@larkwood/domain";
import { newId } from "../../../core/ids";
import type { Executor } from "../../../db/executor";
import { enqueueJob } from "../../platform/jobs";
import { type OrderToPay, openAttempts } from "./attempts.repo";
import { recordPaymentEvent } from "./payment-events.repo";
import { insertRefund } from "./refunds.repo";

/** Has somebody ask the service how a try stands, and take or end what is to be taken or ended. */
export async function enqueuePaymentCheck(
  tx: Executor,
  payload: { attemptId: string; close: boolean },
  now: Date,
): Promise<void> {
  await enqueueJob(tx, { kind: "payment.check", payload, now });
}

/** Closes the pages on which an order could be paid, whatever it asks for now. */
export async function closeOpenAttempts(tx: Executor, orderId: string, now: Date): Promise<void> {
  for (const { id } of await openAttempts(tx, orderId))
    await enqueuePaymentCheck(tx, { attemptId: id, close: true }, now);
}

interface NewRefund {
  id?: string;
  order: Pick<OrderToPay, "id" | "method">;
  /** Null: the money goes back by hand, and has gone when it is written down. */
  attemptId: string | null;
  cause: RefundCause;
  amountCents: number;
  taxes?: TaxPart[];
  lines?: RefundLine[];
  withShipping?: boolean;
  /** The order was changed: it settles its new sum. */
  settles?: boolean;
  reason?: string;
  /** Who does it; without one, the shop itself. */
  actor?: { userId: string | null; userName: string };
  sender: { shopName: string };
  now: Date;
}

/** Writes down that money is to go back, and has it sent: both happen or neither. The caller holds the order. */
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
