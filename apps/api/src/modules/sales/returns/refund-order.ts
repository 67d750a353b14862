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
import { lockCaller } from "../../identity/sessions";
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

interface RefundInput {
  id: string;
  form: RefundForm;
  key: string;
}

type RefundContext = OrderContext & { jobs: Pick<SalesContext["jobs"], "wake"> };

/**
 * Refunds items and delivery of an order, or a given amount, but never more than was paid. Locks the order, so that
 * concurrent refunds run one after the other. Online payments are refunded by a job; manual refunds are done immediately.
 */
export async function refundOrder(
  context: RefundContext,
  { id, form, key }: RefundInput,
  actor: Pick<Actor, "caller" | "requestId">,
): Promise<OrderPayments> {
  const { db, clock, catalogueChanges, jobs } = context;
  const refundId = newId(clock());
  const keyed = { userId: actor.caller.userId, key, request: { id, form }, resourceId: refundId };
  const result = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
    await claimed;
    await lockCaller(tx, actor.caller);
    return createRefunds(context, tx, { id, form, refundId, ...actor });
  });
  if (result.isNew) catalogueChanges.stockChanged(result.result);
  jobs.wake();
  return readOrderPayments(db, id);
}

interface CreateInput extends Pick<Actor, "caller" | "requestId"> {
  id: string;
  form: RefundForm;
  refundId: string;
}

/** Stores one refund per payment source. Returns the ids of restocked products. */
async function createRefunds(context: RefundContext, tx: Transaction, input: CreateInput): Promise<string[]> {
  const { id, form, refundId, caller, requestId } = input;
  const now = context.clock();
  const sender = toSenderProfile(context);
  const order = await lockOrderToPay(tx, id);
  if (!order) throw new AppError("not_found");
  if (order.paymentStatus !== "received")
    throw new AppError("illegal_step", { context: { status: order.paymentStatus } });
  if (form.restock && isCancelledOrReturned(order.status))
    throw new AppError("illegal_step", { context: { status: order.paymentStatus } });
  const purchase = await findRefundable(tx, id);
  if (!purchase) throw new AppError("not_found");
  const refunds = refundsOfSources(order.sources, await refundsOf(tx, id));
  const remaining = remainingBySource(order.sources, refunds);
  const remainingCents = sumOfSources(remaining);
  const sum = sumRefund({ ...purchase, refunds }, form);
  const tooLarge = () =>
    new AppError("refund_too_large", { context: { refundable: fromCents(remainingCents) } });
  if (!sum.isPossible) throw tooLarge();
  const amountCents = form.amount === undefined ? sum.cents : toCents(form.amount);
  if (amountCents <= 0)
    throw new AppError("invalid_input", { errors: { amount: "Choose an item or enter an amount." } });
  if (amountCents > remainingCents) throw tooLarge();
  if (form.returnId) await settleReturn(tx, { id: form.returnId, orderId: id, now });
  const { lines, shipping: withShipping, reason } = form;
  // The part of the order total that was refunded before; determines the tax in this refund.
  let refundedCents = Math.max(0, purchase.totalCents - order.dueCents - remainingCents);
  for (const [index, { attemptId, cents }] of allocateRefund(remaining, amountCents).entries()) {
    await enqueueRefund(tx, {
      ...(index === 0 ? { id: refundId, lines, withShipping } : {}),
      order,
      attemptId,
      cause: "staff",
      amountCents: cents,
      taxes: taxInRefund(purchase, refundedCents, cents),
      reason,
      actor: caller,
      sender,
      now,
    });
    refundedCents += cents;
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
    before: { number: order.number, refundable: fromCents(remainingCents) },
    after: {
      number: order.number,
      amount: fromCents(amountCents),
      refundable: fromCents(remainingCents - amountCents),
      reason,
    },
    requestId,
    at: now,
  });
  const toRestock = form.restock ? restockableLines({ purchased: purchase.lines, refunds }, lines) : [];
  const restockedIds =
    toRestock.length > 0
      ? await returnStock(tx, { orderId: id, lines: toRestock, kind: "return", actorId: caller.userId, now })
      : [];
  await syncInvoices(tx, { orderId: id, settings: context.settings, now });
  return restockedIds;
}

/** Closes an accepted return request. Each request is refunded once. */
async function settleReturn(tx: Transaction, request: { id: string; orderId: string; now: Date }) {
  if (!(await setReturnState(tx, { ...request, from: "accepted", to: "done" })))
    throw new AppError("return_not_possible", {
      detail: "This return isn't accepted, or was already refunded.",
    });
}

interface RestockInput {
  purchased: readonly { returned: number }[];
  /** Earlier refunds. */
  refunds: Parameters<typeof refundedQuantity>[0];
}

/** Excludes items that were restocked before, for example with a refund that failed later. */
function restockableLines({ purchased, refunds }: RestockInput, lines: RefundForm["lines"]) {
  return lines
    .map(({ position, quantity }) => {
      const refunded = refundedQuantity(refunds, position) + quantity;
      return { position, quantity: Math.min(quantity, refunded - (purchased[position - 1]?.returned ?? 0)) };
    })
    .filter(({ quantity }) => quantity > 0);
}
