import type { PaymentProgress } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { hasPermission, type OrderActor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst } from "../../../db/executor";
import { isCustomerOf } from "../order-access";
import { applyProviderEvent } from "./apply-provider-event";
import {
  amountDueCents,
  attemptsOf,
  findAttempt,
  type OrderToPay,
  type StoredAttempt,
} from "./attempts.repo";
import type { PaymentContext } from "./payment-context";
import { findProvider } from "./providers";
import { isProviderError } from "./providers/payment-provider";

const isOpen = ({ state }: StoredAttempt) => state === "open" || state === "authorised";

type PayableOrder = Pick<
  OrderToPay,
  "id" | "userId" | "guestLink" | "status" | "paymentStatus" | "amountCents" | "dueCents"
>;

/** Like `lockOrderToPay`, without a lock. */
async function findPayableOrder(db: Executor, orderId: string): Promise<PayableOrder | null> {
  const row = await queryFirst<
    Omit<PayableOrder, "amountCents" | "dueCents"> & { amount: string; due: string }
  >(
    db,
    sql`
    SELECT orders.id, orders.user_id AS "userId", orders.guest_link AS "guestLink", orders.status, payments.status AS "paymentStatus",
      payments.amount_cents AS amount, payments.due_cents AS due
    FROM orders JOIN payments ON payments.order_id = orders.id WHERE orders.id = ${orderId}`,
  );
  return row ? { ...row, amountCents: Number(row.amount), dueCents: Number(row.due) } : null;
}

/** The payment status of an order and the state of its last attempt. The caller checks access. */
export async function readPaymentStatus(db: Executor, orderId: string): Promise<PaymentProgress> {
  const order = await findPayableOrder(db, orderId);
  if (!order) throw new AppError("not_found");
  const last = (await attemptsOf(db, orderId)).at(-1);
  return {
    status: order.paymentStatus,
    ...(order.dueCents > 0 ? { due: fromCents(order.dueCents) } : {}),
    attempt: last?.state ?? null,
  };
}

/**
 * Asks the provider for the state of an attempt and applies the answer. With `close`, ends the attempt first.
 * Authorised money is captured if the order still needs exactly this amount, and released otherwise.
 */
export async function checkAttempt(
  context: PaymentContext,
  { attemptId, close }: { attemptId: string; close: boolean },
): Promise<void> {
  const { db, providers } = context;
  const attempt = await findAttempt(db, attemptId);
  const provider = attempt && findProvider(providers, attempt);
  if (!attempt || !provider) return;
  const order = await findPayableOrder(db, attempt.orderId);
  const isAmountDue = order !== null && amountDueCents(order) === attempt.amountCents;
  const current = close ? await provider.close(attempt) : await provider.describe(attempt);
  const isAuthorised = current.state === "authorised" && attempt.state !== "paid";
  const update = !isAuthorised
    ? current
    : await (isAmountDue ? provider.capture(attempt) : provider.close(attempt));
  await applyProviderEvent(context, {
    method: attempt.method,
    provider: attempt.provider,
    attemptReference: { id: attempt.id },
    update,
  });
}

/** Checks an open payment with the provider. Called when the customer returns from the provider's page. */
export async function checkPayment(
  context: PaymentContext,
  { id }: { id: string },
  { caller }: Pick<OrderActor, "caller">,
): Promise<PaymentProgress> {
  const { db } = context;
  const order = await findPayableOrder(db, id);
  if (!order || (!isCustomerOf(caller, order) && !hasPermission(caller, "payments.read")))
    throw new AppError("not_found");
  const last = (await attemptsOf(db, id)).filter(isOpen).at(-1);
  if (last)
    await checkAttempt(context, { attemptId: last.id, close: false }).catch((error: unknown) => {
      throw isProviderError(error) ? new AppError("provider_unavailable") : error;
    });
  return readPaymentStatus(db, id);
}
