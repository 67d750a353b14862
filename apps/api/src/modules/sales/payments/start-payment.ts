import { isCancelledOrReturned, isPaidOnline, paymentDeadline } from "@larkwood/domain";
import type { OrderActor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { GUEST_PAGES } from "../../../core/guest-link";
import { newId } from "../../../core/ids";
import { inTransaction, type Transaction } from "../../../db/transaction";
import { syncInvoices } from "../documents";
import { isCustomerOf, lockOrderCaller } from "../order-access";
import {
  amountDueCents,
  changeAttempt,
  findAttempt,
  insertAttempt,
  lockOrderToPay,
  type OrderToPay,
  openAttempts,
  refuseAttempt,
  type StoredAttempt,
  storeCheckoutUrl,
} from "./attempts.repo";
import { enqueuePaymentCheck } from "./enqueue-payment-job";
import { markFreeOrderPaid } from "./mark-free-order-paid";
import type { PaymentContext } from "./payment-context";
import { recordPaymentEvent } from "./payment-events.repo";
import { findProvider, newProviderOf } from "./providers";
import { isProviderError, ProviderRejected } from "./providers/payment-provider";

// Checkout pages expire after an hour. Don't reuse one that is about to expire.
const MAX_PAGE_AGE_MS = 50 * 60_000;

/**
 * Starts an online payment and returns the URL of the checkout page. Repeated calls return the same page,
 * because the attempt is stored first and its id is the provider's idempotency key.
 */
export async function startPayment(
  context: PaymentContext,
  { id }: { id: string },
  { caller, origin }: Pick<OrderActor, "caller" | "origin">,
): Promise<{ url: string }> {
  const { db, clock, config, settings, providers } = context;
  const pages = "orderId" in caller ? GUEST_PAGES : "";
  const returnTo = (config.publicUrl ?? origin) + pages;
  const attempt = await inTransaction(db, async (tx) => {
    await lockOrderCaller(tx, caller);
    const order = await lockOrderToPay(tx, id);
    if (!order || !isCustomerOf(caller, order)) throw new AppError("not_found");
    if (isFreeAndPaid(order)) return null;
    const amountCents = getAmountDue(context, order);
    if (amountCents > 0) return getOrCreateAttempt(context, tx, { ...order, amountCents }, returnTo);
    const now = clock();
    await markFreeOrderPaid(tx, order, now);
    await syncInvoices(tx, { orderId: id, settings, now });
    return null;
  });
  if (!attempt) return { url: `${returnTo}/order/${id}?paid=1` };
  if (attempt.url) return { url: attempt.url };
  const provider = findProvider(providers, attempt);
  if (!provider) throw new AppError("payment_unavailable");
  try {
    const page = await provider.start(attempt, settings.current.shopName);
    await storeCheckoutUrl(db, attempt.id, page);
    return { url: page.url };
  } catch (error) {
    throw await toStartError(context, attempt, error);
  }
}

const isFreeAndPaid = ({ status, paymentStatus, amountCents, dueCents }: OrderToPay) =>
  !isCancelledOrReturned(status) && paymentStatus === "received" && amountCents === 0 && dueCents === 0;

/** The amount payable online now. The deadline applies to the first payment only, not to a balance due. */
function getAmountDue({ clock, settings, providers }: PaymentContext, order: OrderToPay): number {
  const deadline = paymentDeadline(order.method, order.createdAt, settings.current);
  const isInTime = order.paymentStatus === "received" || deadline === null || clock() < deadline;
  const cents = amountDueCents(order);
  if (!isPaidOnline(order.method) || cents === null || !isInTime)
    throw new AppError("illegal_step", { context: { status: order.paymentStatus } });
  const provider = newProviderOf(providers, order.method);
  if (!findProvider(providers, { method: order.method, provider })) throw new AppError("payment_unavailable");
  return cents;
}

async function getOrCreateAttempt(
  { clock, providers }: PaymentContext,
  tx: Transaction,
  order: OrderToPay,
  returnTo: string,
): Promise<StoredAttempt> {
  const now = clock();
  const provider = newProviderOf(providers, order.method);
  for (const open of await openAttempts(tx, order.id)) {
    const isFresh = now.getTime() - open.createdAt.getTime() < MAX_PAGE_AGE_MS;
    // Don't reuse a page with the total from before a change of the order, or of the previous provider.
    if (isFresh && open.amountCents === order.amountCents && open.provider === provider) return open;
    await changeAttempt(tx, open.id, { ...open, state: "expired", updatedAt: now });
    await enqueuePaymentCheck(tx, { attemptId: open.id, close: true }, now);
  }
  const id = newId(now);
  await insertAttempt(tx, { id, order, provider, returnTo, now });
  await recordPaymentEvent(tx, {
    orderId: order.id,
    method: order.method,
    kind: "started",
    amountCents: order.amountCents,
    at: now,
  });
  const created = await findAttempt(tx, id);
  if (!created) throw new Error("the payment attempt was not stored");
  return created;
}

/** The error for the customer. A rejected attempt ends here; the next call creates a new one. */
async function toStartError(
  { db, clock }: PaymentContext,
  attempt: StoredAttempt,
  error: unknown,
): Promise<unknown> {
  if (error instanceof ProviderRejected) await refuseAttempt(db, attempt.id, clock());
  return isProviderError(error)
    ? new AppError("provider_unavailable", {
        detail: "We can't reach the payment provider. Your order is saved; try again shortly.",
      })
    : error;
}
