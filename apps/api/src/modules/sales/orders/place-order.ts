import type { PaymentMethod, PlaceOrderBody } from "@larkwood/contract";
import { mergeItems, toCents } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import type { Executor } from "../../../db/executor";
import { toImageUrl } from "../../catalogue/products";
import { lockCaller } from "../../identity/sessions";
import { fillEmptyContact } from "../../identity/users";
import { withIdempotencyKey } from "../../platform/idempotency";
import { enqueueMail, orderPlacedMail, type SenderProfile, toSenderProfile } from "../../platform/mail";
import { readCurrency } from "../../platform/settings";
import {
  CouponRefused,
  evaluateCoupon,
  findUsableCoupon,
  hasTooManyGuesses,
  recordWrongCode,
  redeemCoupon,
  type UsableCoupon,
} from "../discounts";
import { syncInvoices } from "../documents";
import { type InstructionSettings, markFreeOrderPaid, paymentInstructions } from "../payments";
import { assertCurrency, CurrencyMismatch } from "./assert-currency";
import { insertOrder, type NewOrder, toOrderRow } from "./insert-order";
import type { OrderContext } from "./order-context";
import { assertWithinOrderLimits, type OrderLimits } from "./order-limits";
import { toOrderMailData } from "./order-mail-data";
import type { OrderRow } from "./order-row";
import { toQuote } from "./orders.mapper";
import { findOrder } from "./orders.repo";
import { type PricedOrder, type PriceRules, priceOrder, subtotalOf } from "./price-order";
import type { TakeStockResult } from "./stock-lines";
import { takeStock } from "./take-stock";

export interface PlaceOrderInput {
  body: PlaceOrderBody;
  /** Idempotency key: the same key never creates two orders. */
  key: string;
  /** Enabled payment methods; defaults to all. */
  enabledMethods?: readonly PaymentMethod[];
  /** The customer, if staff place the order; otherwise the caller is the customer. */
  customerId?: string;
  /** Runs in the same transaction, before the order is checked and stored. */
  beforeInsert?: (tx: Executor) => Promise<void>;
  /** Runs in the same transaction, before a free order is marked as paid. */
  afterInsert?: (tx: Executor, order: OrderRow) => Promise<void>;
}

/** The new order, or the id of the order that the same key created before. */
type PlaceOrderResult = { id: string; isNew: true; row: OrderRow } | { id: string; isNew: false };

/**
 * Places an order in one transaction:
 * 1. claim the idempotency key, take the stock and look up the coupon;
 * 2. check payment method, limits, stock, coupon, delivery and expected total;
 * 3. store the order with its lines, stock moves, first history entry and open payment;
 * 4. redeem the coupon, queue the confirmation email and check that the currency is still the same;
 * 5. run `afterInsert`, and mark an order that costs nothing as paid.
 * Any error undoes all of it. A repeated key returns the first order. Items are written in bulk.
 */
export async function placeOrder(
  context: OrderContext,
  input: PlaceOrderInput,
  actor: Pick<Actor, "caller" | "origin">,
): Promise<PlaceOrderResult> {
  const { db, settings, clock, catalogueChanges } = context;
  const now = clock();
  const id = newId(now);
  const items = mergeItems(input.body.items);
  const rules = settings.current;
  const request = input.customerId ? { ...input.body, customerId: input.customerId } : input.body;
  const keyed = { userId: actor.caller.userId, key: input.key, request, resourceId: id };
  const code = input.body.coupon;
  const placed = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
    const customerId = input.customerId ?? actor.caller.userId;
    // Sent together to save round trips. If the key was used before, `claimed` rejects and the rollback returns the stock.
    const [, stock, coupon, hasGuessedTooOften] = await Promise.all([
      claimed,
      takeStock(tx, items),
      code ? findUsableCoupon(tx, { code, userId: customerId }) : undefined,
      code ? hasTooManyGuesses(tx, { userId: actor.caller.userId, now }) : false,
      lockCaller(tx, actor.caller),
      input.beforeInsert?.(tx),
    ]);
    const draft = {
      ...input,
      ...actor,
      id,
      items,
      customerId,
      coupon,
      hasGuessedTooOften,
      now,
      rules,
      settings,
      sender: toSenderProfile(context),
    };
    return createOrder(tx, stock, draft);
  }).catch(async (error) => {
    // Reload the settings so that a retry sees the new currency.
    if (error instanceof CurrencyMismatch) await settings.reload();
    // Recorded here, because the failed transaction was rolled back.
    if (code && error instanceof CouponRefused && error.reason === "unknown")
      await recordWrongCode(db, { userId: actor.caller.userId, code, now });
    throw error;
  });
  if (!placed.isNew) return { id: placed.resourceId ?? id, isNew: false };
  // After the commit, so that caches read the new stock.
  catalogueChanges.stockChanged(items.map(({ productId }) => productId));
  // Outside the transaction: concurrent orders of the same customer hold shared locks on the account.
  if (!input.customerId) await fillEmptyContact(db, actor.caller.userId, input.body);
  return { id, isNew: true, row: placed.result };
}

/** The input, and all values that are needed to create the order. */
interface OrderDraft extends PlaceOrderInput, Pick<Actor, "caller" | "origin"> {
  id: string;
  items: ReturnType<typeof mergeItems>;
  customerId: string;
  /** The coupon of the requested code, if it exists. */
  coupon: UsableCoupon | undefined;
  /** Whether the caller has entered too many wrong coupon codes. */
  hasGuessedTooOften: boolean;
  now: Date;
  /** The shop settings when the request began. */
  rules: InstructionSettings & PriceRules & OrderLimits;
  settings: OrderContext["settings"];
  sender: SenderProfile;
}

/** Checks and stores an order after `takeStock`. Any error rolls back the transaction and returns the stock. */
async function createOrder(
  tx: Executor,
  { taken, shortages }: TakeStockResult,
  draft: OrderDraft,
): Promise<OrderRow> {
  const { id, body, caller, customerId, now, rules, settings, sender } = draft;
  // All checks run after the key is claimed, so that a repeated request returns its order even if settings have changed.
  assertMethodEnabled(draft);
  assertWithinOrderLimits(draft.items, rules);
  if (shortages.length > 0) throw new AppError("out_of_stock", { context: { shortages } });
  // Once more, because two items may turn out to be the same variant: one names the default variant, one names none.
  assertWithinOrderLimits(taken, rules);

  const coupon = applyCoupon(draft, subtotalOf(taken));
  const { country, delivery } = body;
  const priced = priceOrder(rules, { lines: taken, coupon, country, delivery });
  assertDeliverable(priced, draft);
  assertExpectedTotal(priced, draft);
  const order: NewOrder = {
    id,
    userId: customerId,
    actor: caller,
    contact: body,
    lines: taken,
    money: priced.money,
    delivery: priced.delivery,
    coupon,
    paymentId: newId(now),
    paymentMethod: body.paymentMethod,
    now,
  };
  const inserted = await insertOrder(tx, order);
  const payable = { number: inserted.number, totalCents: priced.money.totalCents, createdAt: now };
  const instructions = paymentInstructions(body.paymentMethod, payable, rules);
  const row = toOrderRow(order, inserted);
  const mailData = toOrderMailData(row, inserted.isVerified);
  const [currency, couponProblem] = await Promise.all([
    // `insertOrder` has locked the currency, so that it can't change until the transaction ends.
    readCurrency(tx, settings),
    coupon && draft.coupon ? redeemCoupon(tx, draft.coupon, customerId) : null,
    enqueueMail(tx, orderPlacedMail(mailData, instructions, sender), now),
  ]);
  assertCurrency({ pricedIn: rules.currency, current: currency }, body, () => quoteOf(priced, draft));
  if (couponProblem) throw new CouponRefused(couponProblem);
  await draft.afterInsert?.(tx, row);
  return payable.totalCents === 0 ? markAsPaid(tx, row, draft) : row;
}

/** An order that costs nothing is paid and invoiced immediately. */
async function markAsPaid(tx: Executor, row: OrderRow, { settings, now }: OrderDraft): Promise<OrderRow> {
  await markFreeOrderPaid(tx, { id: row.id, method: row.paymentMethod }, now);
  await syncInvoices(tx, { orderId: row.id, settings, now });
  return (await findOrder(tx, row.id)) ?? row;
}

function assertMethodEnabled({ body, enabledMethods }: OrderDraft): void {
  if (enabledMethods && !enabledMethods.includes(body.paymentMethod))
    throw new AppError("payment_unavailable");
}

/** Rejects an order that can't be delivered to the country, or not with the requested shipping method. */
function assertDeliverable({ isDeliverable, delivery }: PricedOrder, { body }: OrderDraft): void {
  const { country, delivery: requested } = body;
  if (!isDeliverable)
    throw new AppError("delivery_unavailable", { detail: `We can't deliver these items to ${country}.` });
  if (requested && delivery?.name !== requested)
    throw new AppError("delivery_unavailable", {
      detail: `This shipping method isn't available for ${country}. Please choose another one.`,
    });
}

/** Rejects the order if its total differs from the one that the customer saw, if the client sent it. */
function assertExpectedTotal(priced: PricedOrder, draft: OrderDraft): void {
  const { expectedTotal } = draft.body;
  if (expectedTotal === undefined) return;
  const quote = quoteOf(priced, draft);
  if (toCents(quote.total) !== toCents(expectedTotal))
    throw new AppError("price_changed", { context: { quote } });
}

const quoteOf = (priced: PricedOrder, { origin }: OrderDraft) => toQuote(priced, toImageUrl(origin));

/** Checks the requested coupon and returns its discount; null if none was requested. */
function applyCoupon(draft: OrderDraft, subtotalCents: number) {
  const { body, customerId, coupon, hasGuessedTooOften, now } = draft;
  if (!body.coupon) return null;
  if (hasGuessedTooOften) throw new CouponRefused("too_many_guesses");
  const outcome = evaluateCoupon(coupon, { code: body.coupon, userId: customerId, subtotalCents, now });
  if (!outcome.ok) throw new CouponRefused(outcome.reason);
  return outcome;
}
