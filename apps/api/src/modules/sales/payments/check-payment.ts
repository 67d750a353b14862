import type { PaymentProgress } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Actor, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst } from "../../../db/executor";
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

const isUnderway = ({ state }: StoredAttempt) => state === "open" || state === "authorised";

type Owed = Pick<OrderToPay, "userId" | "status" | "paymentStatus" | "amountCents" | "dueCents">;

async function findOwed(db: Executor, orderId: string): Promise<Owed | null> {
  const row = await queryFirst<Omit<Owed, "amountCents" | "dueCents"> & { amount: string; due: string }>(
    db,
    sql`
    SELECT orders.user_id AS "userId", orders.status, payments.status AS "paymentStatus",
      payments.amount_cents AS amount, payments.due_cents AS due
    FROM orders JOIN payments ON payments.order_id = orders.id WHERE orders.id = ${orderId}`,
  );
  return row ? { ...row, amountCents: Number(row.amount), dueCents: Number(row.due) } : null;
}

/** How the payment of an order stands, for its owner or an Admin. */
export async function readPaymentStatus(db: Executor, orderId: string): Promise<PaymentProgress> {
  const order = await findOwed(db, orderId);
  if (!order) throw new AppError("not_found");
  const last = (await attemptsOf(db, orderId)).at(-1);
  return {
    status: order.paymentStatus,
    ...(order.dueCents > 0 ? { due: fromCents(order.dueCents) } : {}),
    attempt: last?.state ?? null,
  };
}

/**
 * Asks the service how a try stands and takes in the answer: takes what a bank has set aside, or where the order has ended,
 * or it is asked for, ends the try.
 */
export async function checkAttempt(
  context: PaymentContext,
  { attemptId, close }: { attemptId: string; close: boolean },
): Promise<void> {
  const { db, providers } = context;
  const attempt = await findAttempt(db, attemptId);
  const provider = attempt && findProvider(providers, attempt.method);
  if (!attempt || !provider) return;
  const order = await findOwed(db, attempt.orderId);
  const isWanted = order !== null && amountDueCents(order) === attempt.amountCents;
  const asked = close ? await provider.close(attempt) : await provider.describe(attempt);
  const isSetAside = asked.state === "authorised" && attempt.state !== "paid";
  const news = !isSetAside ? asked : await (isWanted ? provider.capture(attempt) : provider.close(attempt));
  await applyProviderEvent(context, { method: attempt.method, about: { id: attempt.id }, news });
}

/** Asks how the payment of an order stands, where it may have moved: for whoever comes back from the service's page. */
export async function checkPayment(
  context: PaymentContext,
  { id }: { id: string },
  { caller }: Pick<Actor, "caller">,
): Promise<PaymentProgress> {
  const { db } = context;
  const order = await findOwed(db, id);
  if (!order || (order.userId !== caller.userId && !hasPermission(caller, "payments.read")))
    throw new AppError("not_found");
  const last = (await attemptsOf(db, id)).filter(isUnderway).at(-1);
  if (last)
    await checkAttempt(context, { attemptId: last.id, close: false }).catch((error: unknown) => {
      throw isProviderError(error) ? new AppError("provider_unavailable") : error;
    });
  return readPaymentStatus(db, id);
}
