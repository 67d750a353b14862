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

interface Heard {
  method: PaymentMethod;
  about: AttemptReference;
  news: PaymentUpdate;
  /** Where a service has told it by itself. */
  event?: { id: string; kind: string };
}

/**
 * Takes in what a payment service says of a try to pay, in one transaction that holds the order: news may come late, twice
 * and in any order, from an event, a question or a job, and always comes to the same.
 */
export async function applyProviderEvent(
  context: PaymentContext,
  heard: Heard,
): Promise<"unknown" | "known" | "taken"> {
  const { db, clock, settings, jobs } = context;
  const { method, about, news, event } = heard;
  if (event && (await hasPaymentEvent(db, method, event.id))) return "known";
  const named = await findAttemptByReference(db, method, about);
  // Somebody else's: one account of a service may serve several shops.
  if (!named) return "unknown";
  const now = clock();
  const outcome = await inTransaction(db, async (tx) => {
    const order = await lockOrderToPay(tx, named.orderId);
    // Read anew: it may have changed while we waited for the order.
    const attempt = await findAttempt(tx, named.id);
    if (!order || !attempt) return "unknown";
    const isNew =
      !event ||
      (await recordPaymentEvent(tx, {
        orderId: order.id,
        method,
        eventId: event.id,
        kind: event.kind,
        at: now,
      }));
    if (!isNew) return "known";
    const shopEmail = settings.current.contactEmail;
    await bookNews({ tx, order, attempt, sender: toSenderProfile(context), shopEmail, now }, news);
    await syncInvoices(tx, { orderId: order.id, settings, now });
    return "taken";
  });
  jobs.wake();
  return outcome;
}

async function bookNews(listener: ProviderEventContext, news: PaymentUpdate): Promise<void> {
  const { tx, order, attempt, now } = listener;
  const state = mergeAttempt(attempt.state, news.state);
  const hasMoved = state !== attempt.state;
  const reference = attempt.reference ?? news.reference ?? null;
  const charge = attempt.charge ?? news.charge ?? null;
  if (hasMoved || reference !== attempt.reference || charge !== attempt.charge)
    await changeAttempt(tx, attempt.id, {
      state,
      amountCents: hasMoved && state === "paid" ? news.paidCents : attempt.amountCents,
      reference,
      charge,
      updatedAt: hasMoved ? now : attempt.updatedAt,
    });
  if (hasMoved && state === "paid") await bookPayment(listener, news.paidCents);
  else if (hasMoved)
    await recordPaymentEvent(tx, { orderId: order.id, method: attempt.method, kind: state, at: now });
  if (hasMoved && state === "authorised")
    await enqueuePaymentCheck(tx, { attemptId: attempt.id, close: false }, now);
  for (const refund of news.refunds) await applyRefund(listener, refund);
  for (const dispute of news.disputes ?? []) await applyDispute(listener, dispute);
  await reconcilePayment(tx, order.id, now);
}

async function bookPayment(listener: ProviderEventContext, paidCents: number): Promise<void> {
  const { tx, order, attempt, sender, shopEmail, now } = listener;
  const { id: orderId, method } = order;
  if (paidCents === amountDueCents(order)) {
    const came = { orderId, attemptId: attempt.id, now };
    if (order.paymentStatus === "expected") await receivePayment(tx, came);
    else await receiveBalance(tx, { ...came, cents: paidCents });
    await recordPaymentEvent(tx, { orderId, method, kind: "paid", amountCents: paidCents, at: now });
    await closeOpenAttempts(tx, orderId, now);
    if (order.email) await enqueueMail(tx, orderPaidMail({ ...order, amountCents: paidCents }, sender), now);
    return;
  }
  // The order has ended, is paid already, or costs something else by now: what came goes back, and both sides hear of it.
  await recordPaymentEvent(tx, { orderId, method, kind: "late", amountCents: paidCents, at: now });
  if (paidCents === 0) return;
  await enqueueRefund(tx, {
    order,
    attemptId: attempt.id,
    cause: "late",
    amountCents: paidCents,
    sender,
    now,
  });
  for (const mail of latePaymentMails({ ...order, paidCents }, shopEmail, sender))
    await enqueueMail(tx, mail, now);
}
