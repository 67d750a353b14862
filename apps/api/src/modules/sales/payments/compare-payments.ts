import type { DisputeState, PaymentComparison, PaymentProgress } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { recordAudit } from "../../platform/audit";
import { findAttempt, latestAttempts, type StoredAttempt } from "./attempts.repo";
import { checkAttempt, readPaymentStatus } from "./check-payment";
import { disputesOf } from "./disputes.repo";
import type { PaymentContext } from "./payment-context";
import { findProvider } from "./providers";
import { isProviderError, type PaymentUpdate } from "./providers/payment-provider";
import { refundsOf } from "./refunds.repo";

// The provider answers this many requests within a few seconds.
const MAX_ATTEMPTS = 40;
const BATCH_SIZE = 5;

/** Compares the latest online payments with the provider's records. Changes nothing. */
export async function comparePayments(context: PaymentContext): Promise<PaymentComparison[]> {
  const attempts = await latestAttempts(context.db, MAX_ATTEMPTS);
  const compared: PaymentComparison[] = [];
  for (let first = 0; first < attempts.length; first += BATCH_SIZE) {
    const batch = attempts.slice(first, first + BATCH_SIZE);
    compared.push(...(await Promise.all(batch.map((attempt) => compare(context, attempt)))));
  }
  return compared;
}

type Side = PaymentComparison["ours"];

async function compare(
  { db, providers }: PaymentContext,
  attempt: StoredAttempt,
): Promise<PaymentComparison> {
  const refunds = (await refundsOf(db, attempt.orderId)).filter(({ attemptId }) => attemptId === attempt.id);
  const disputes = (await disputesOf(db, attempt.orderId)).filter((one) => one.attemptId === attempt.id);
  // Our refunds include lost disputes.
  const ours: Side = { state: attempt.state, refunded: doneSum(refunds), dispute: lastState(disputes) };
  const update = await findProvider(providers, attempt)
    ?.describe(attempt)
    .catch((error: unknown) => {
      if (!isProviderError(error)) throw error;
      return null;
    });
  const theirs = update ? sideOf(update) : null;
  return {
    attemptId: attempt.id,
    orderId: attempt.orderId,
    orderNumber: attempt.orderNumber,
    method: attempt.method,
    amount: fromCents(attempt.amountCents),
    startedAt: attempt.createdAt.toISOString(),
    ours,
    theirs,
    agrees:
      theirs !== null &&
      isPaid(ours) === isPaid(theirs) &&
      ours.refunded === theirs.refunded &&
      ours.dispute === theirs.dispute,
  };
}

function sideOf({ state, refunds, disputes = [] }: PaymentUpdate): Side {
  const lost = disputes.filter((one) => one.state === "lost");
  const returned = [...refunds, ...lost.map(({ amountCents }) => ({ amountCents, state: "done" as const }))];
  return { state, refunded: doneSum(returned), dispute: lastState(disputes) };
}

const lastState = (disputes: readonly { state: DisputeState }[]) => disputes.at(-1)?.state ?? null;

const isPaid = ({ state }: Side) => state === "paid";

const doneSum = (refunds: readonly Pick<PaymentUpdate["refunds"][number], "state" | "amountCents">[]) =>
  fromCents(
    refunds.filter(({ state }) => state === "done").reduce((sum, { amountCents }) => sum + amountCents, 0),
  );

/** Applies the provider's record of an attempt when it differs from ours. */
export async function settleAttempt(
  context: PaymentContext,
  { id }: { id: string },
  { caller, requestId }: Pick<Actor, "caller" | "requestId">,
): Promise<PaymentProgress> {
  const { db, clock } = context;
  const attempt = await findAttempt(db, id);
  if (!attempt) throw new AppError("not_found");
  const before = await readPaymentStatus(db, attempt.orderId);
  await checkAttempt(context, { attemptId: id, close: false }).catch((error: unknown) => {
    throw isProviderError(error) ? new AppError("provider_unavailable") : error;
  });
  const after = await readPaymentStatus(db, attempt.orderId);
  const number = attempt.orderNumber;
  // Recorded afterwards, because `applyProviderEvent` commits its own transaction.
  await recordAudit(db, {
    actor: caller,
    action: "payment.settle",
    subjectType: "order",
    subjectId: attempt.orderId,
    before: { number, ...before },
    after: { number, ...after },
    requestId,
    at: clock(),
  });
  return after;
}
