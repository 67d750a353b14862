import type { OrderPayments, RefundForm } from "@larkwood/contract";
import {
  allocateRefund,
  fromCents,
  isCancelledOrReturned,
  refundedQuantity,
  refundsOfSources,
  remainingBySource,
  sumOfSources,
  sumRefund,
  taxInRefund,
  toCents,
} from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import type { Transaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import { withIdempotencyKey } from "../../platform/idempotency";
import { enqueueMail, orderRefundedMail, toSenderProfile } from "../../platform/mail";
import type { SalesContext } from "../context";
import { syncInvoices } from "../documents";
import type { OrderContext } from "../orders";
import { returnStock } from "../orders";
import {
  enqueueRefund,
  findRefundable,
  lockOrderToPay,
  readOrderPayments,
  reconcilePayment,
  refundsOf,
} from "../payments";
import { setReturnState } from "./return-state";

interface Refunding {
  id: string;
  form: RefundForm;
  key: string;
}

type RefundContext = OrderContext & { jobs: Pick<SalesContext["jobs"], "wake"> };

/**
 * Gives back money of an order: what pieces of lines and the delivery have cost, or a sum that is named, never more than was
 * paid. The order is held, so that two who refund at once are one after the other. Money that came online goes back the same
 * way by a job; any other has gone back when it is written down here.
 */
export async function refundOrder(
  context: RefundContext,
  { id, form, key }: Refunding,
  actor: Pick<Actor, "caller" | "requestId">,
): Promise<OrderPayments> {
  const { db, clock, catalogueChanges, jobs } = context;
  const refundId = newId(clock());
  const keyed = { userId: actor.caller.userId, key, request: { id, form }, madeId: refundId };
  const made = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
    await claimed;
    return giveBack(context, tx, { id, form, refundId, ...actor });
  });
  if (made.isNew) catalogueChanges.stockChanged(made.made);
  jobs.wake();
  return readOrderPayments(db, id);
}

interface Giving extends Pick<Actor, "caller" | "requestId"> {
  id: string;
  form: RefundForm;
  refundId: string;
}

async function giveBack(context: RefundContext, tx: Transaction, giving: Giving): Promise<string[]> {
  const { id, form, refundId, caller, requestId } = giving;
  const now = context.clock();
  const sender = toSenderProfile(context);
  const order = await lockOrderToPay(tx, id);
  if (!order) throw new AppError("not_found");
  if (order.paymentStatus !== "received")
    throw new AppError("illegal_step", { context: { status: order.paymentStatus } });
  if (form.restock && isCancelledOrReturned(order.status))
    throw new AppError("illegal_step", { context: { status: order.paymentStatus } });
  const bought = await findRefundable(tx, id);
  if (!bought) throw new AppError("not_found");
  const refunds = refundsOfSources(order.sources, await refundsOf(tx, id));
  const left = remainingBySource(order.sources, refunds);
  const leftCents = sumOfSources(left);
  const sum = sumRefund({ ...bought, refunds }, form);
  const tooLarge = () => new AppError("refund_too_large", { context: { refundable: fromCents(leftCents) } });
  if (!sum.isPossible) throw tooLarge();
  const amountCents = form.amount === undefined ? sum.cents : toCents(form.amount);
  if (amountCents <= 0)
    throw new AppError("invalid_input", { errors: { amount: "Choose an item or enter an amount." } });
  if (amountCents > leftCents) throw tooLarge();
  if (form.returnId) await settleReturn(tx, { id: form.returnId, orderId: id, now });
  const { lines, shipping: withShipping, reason } = form;
  // What an order costs and is not here was given back before, or is still to come.
  let goneCents = Math.max(0, bought.totalCents - order.dueCents - leftCents);
  for (const [index, { attemptId, cents }] of allocateRefund(left, amountCents).entries()) {
    await enqueueRefund(tx, {
      ...(index === 0 ? { id: refundId, lines, withShipping } : {}),
      order,
      attemptId,
      cause: "staff",
      amountCents: cents,
      taxes: taxInRefund(bought, goneCents, cents),
      reason,
      actor: caller,
      sender,
      now,
    });
    goneCents += cents;
    if (attemptId) continue;
    await reconcilePayment(tx, id, now);
    if (order.email)
      await enqueueMail(tx, orderRefundedMail({ ...order, refundedCents: cents }, sender), now);
  }
  await recordAudit(tx, {
    actor: caller,
    action: "payment.refund",
    subjectType: "order",
    subjectId: id,
    before: { number: order.number, refundable: fromCents(leftCents) },
    after: {
      number: order.number,
      amount: fromCents(amountCents),
      refundable: fromCents(leftCents - amountCents),
      reason,
    },
    requestId,
    at: now,
  });
  const pieces = form.restock ? piecesOut({ bought: bought.lines, refunds }, lines) : [];
  const back =
    pieces.length > 0
      ? await returnStock(tx, { orderId: id, pieces, kind: "return", actorId: caller.userId, now })
      : [];
  await syncInvoices(tx, { orderId: id, settings: context.settings, now });
  return back;
}

/** A request to return is settled by one refund. */
async function settleReturn(tx: Transaction, request: { id: string; orderId: string; now: Date }) {
  if (!(await setReturnState(tx, { ...request, from: "accepted", to: "done" })))
    throw new AppError("return_not_possible", {
      detail: "This return isn't accepted, or was already refunded.",
    });
}

interface Pieces {
  bought: readonly { returned: number }[];
  /** Those of before. */
  refunds: Parameters<typeof refundedQuantity>[0];
}

/** Pieces that are on the shelf already do not come back again: a refund of them may have failed since. */
function piecesOut({ bought, refunds }: Pieces, lines: RefundForm["lines"]) {
  return lines
    .map(({ position, quantity }) => {
      const paidBack = refundedQuantity(refunds, position) + quantity;
      return { position, quantity: Math.min(quantity, paidBack - (bought[position - 1]?.returned ?? 0)) };
    })
    .filter(({ quantity }) => quantity > 0);
}
