import type { PaymentMethod } from "@larkwood/contract";
import { mergeAttempt } from "@larkwood/domain";
import { inTransaction, type Transaction } from "../../../db/transaction";
import { type House, houseOf, latePaymentMails, orderPaidMail, putIntoOutbox } from "../../platform/mail";
import { keepDocuments } from "../documents";
import { takeInDispute } from "./apply-dispute";
import { takeInRefund } from "./apply-refund";
import {
  changeAttempt,
  findAttempt,
  findNamedAttempt,
  lockOwed,
  type OwedOrder,
  owedCents,
  type StoredAttempt,
} from "./attempts.repo";
import { closeOpenAttempts, putCheck, putRefund } from "./enqueue-payment-job";
import type { MoneyContext } from "./payment-context";
import { isKnownEvent, noteEvent } from "./payment-events.repo";
import type { AttemptKey, PaymentNews } from "./providers/payment-provider";
import { balancePayment, receivePayment, receiveRest } from "./refunds.repo";

interface Heard {
  method: PaymentMethod;
  about: AttemptKey;
  news: PaymentNews;
  /** Where a service has told it by itself. */
  event?: { id: string; kind: string };
}

/** What the steps of taking in news work with. */
export interface Hearing {
  tx: Transaction;
  order: OwedOrder;
  attempt: StoredAttempt;
  house: House;
  /** Where the shop reads its mail; empty: nowhere. */
  officeEmail: string;
  now: Date;
}

/**
 * Takes in what a payment service says of a try to pay, in one transaction that holds the order: news may come late, twice
 * and in any order, from an event, a question or a job, and always comes to the same.
 */
export async function takeInNews(
  context: MoneyContext,
  heard: Heard,
): Promise<"unknown" | "known" | "taken"> {
  const { db, clock, settings, jobs } = context;
  const { method, about, news, event } = heard;
  if (event && (await isKnownEvent(db, method, event.id))) return "known";
  const named = await findNamedAttempt(db, method, about);
  // Somebody else's: one account of a service may serve several shops.
  if (!named) return "unknown";
  const now = clock();
  const outcome = await inTransaction(db, async (tx) => {
    const order = await lockOwed(tx, named.orderId);
    // Read anew: it may have changed while we waited for the order.
    const attempt = await findAttempt(tx, named.id);
    if (!order || !attempt) return "unknown";
    const isNew =
      !event ||
      (await noteEvent(tx, { orderId: order.id, method, eventId: event.id, kind: event.kind, at: now }));
    if (!isNew) return "known";
    const officeEmail = settings.current.contactEmail;
    await bookNews({ tx, order, attempt, house: houseOf(context), officeEmail, now }, news);
    await keepDocuments(tx, { orderId: order.id, settings, now });
    return "taken";
  });
  jobs.wake();
  return outcome;
}

async function bookNews(hearing: Hearing, news: PaymentNews): Promise<void> {
  const { tx, order, attempt, now } = hearing;
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
  if (hasMoved && state === "paid") await bookPayment(hearing, news.paidCents);
  else if (hasMoved) await noteEvent(tx, { orderId: order.id, method: attempt.method, kind: state, at: now });
  if (hasMoved && state === "authorised") await putCheck(tx, { attemptId: attempt.id, close: false }, now);
  for (const refund of news.refunds) await takeInRefund(hearing, refund);
  for (const dispute of news.disputes ?? []) await takeInDispute(hearing, dispute);
  await balancePayment(tx, order.id, now);
}

async function bookPayment(hearing: Hearing, paidCents: number): Promise<void> {
  const { tx, order, attempt, house, officeEmail, now } = hearing;
  const { id: orderId, method } = order;
  if (paidCents === owedCents(order)) {
    const came = { orderId, attemptId: attempt.id, now };
    if (order.paymentStatus === "expected") await receivePayment(tx, came);
    else await receiveRest(tx, { ...came, cents: paidCents });
    await noteEvent(tx, { orderId, method, kind: "paid", amountCents: paidCents, at: now });
    await closeOpenAttempts(tx, orderId, now);
    if (order.email) await putIntoOutbox(tx, orderPaidMail({ ...order, amountCents: paidCents }, house), now);
    return;
  }
  // The order has ended, is paid already, or costs something else by now: what came goes back, and both sides hear of it.
  await noteEvent(tx, { orderId, method, kind: "late", amountCents: paidCents, at: now });
  if (paidCents === 0) return;
  await putRefund(tx, { order, attemptId: attempt.id, cause: "late", amountCents: paidCents, house, now });
  for (const mail of latePaymentMails({ ...order, paidCents }, officeEmail, house))
    await putIntoOutbox(tx, mail, now);
}
