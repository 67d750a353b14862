import type { PaymentMethod, PlaceOrderBody, SettingValues } from "@larkwood/contract";
import { type Delivery, mergeItems, toCents } from "@larkwood/domain";
import { type Caller, GUEST_NAME, type OrderActor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import type { Executor } from "../../../db/executor";
import { toImageUrl } from "../../catalogue/products";
import { lockCaller } from "../../identity/sessions";
import { fillEmptyContact } from "../../identity/users";
import { withIdempotencyKey } from "../../platform/idempotency";
import { enqueueMail, orderPlacedMail, type SenderProfile, toSenderProfile } from "../../platform/mail";
import { readCurrency } from "../../platform/settings";
import { recordCartOrder, removeOrderedItems } from "../cart";
import { syncInvoices } from "../documents";
import { type InstructionSettings, markFreeOrderPaid, paymentInstructions } from "../payments";
import {
  CouponRefused,
  findCodeProblem,
  findPromotions,
  hasTooManyGuesses,
  insertOrderPromotions,
  inTurnOfGuesser,
  type PromotionCustomer,
  type PromotionOffer,
  PromotionsChanged,
  recordWrongCode,
  redeemPromotions,
  withCollections,
} from "../promotions";
import { assertCurrency, CurrencyMismatch } from "./assert-currency";
import { findRates } from "./find-rates";
import { countGuestOrder, type Guest, guestKeyScope, inTurnOfClient } from "./guest";
import { insertOrder, type NewOrder, toOrderRow } from "./insert-order";
import type { OrderContext } from "./order-context";
import { assertWithinOrderLimits, type OrderLimits } from "./order-limits";
import { toOrderMailData } from "./order-mail-data";
import type { OrderRow } from "./order-row";
import { toQuote } from "./orders.mapper";
import { findOrder } from "./orders.repo";
import { type PricedItem, withOwnPrices } from "./own-prices";
import { type PricedOrder, type PriceRules, priceOrder } from "./price-order";
import { priceLines } from "./quote-order";
import type { TakeStockResult } from "./stock-lines";
import { takeStock } from "./take-stock";

export interface PlaceOrderInput {
  /** Only staff may set prices. */
  body: PlaceOrderBody & { items: readonly PricedItem[] };
  /** Idempotency key: the same key never creates two orders. */
  key: string;
  /** Enabled payment methods; defaults to all. */
  enabledMethods?: readonly PaymentMethod[];
  /** The customer, if staff place the order; otherwise the caller is the customer. */
  customerId?: string;
  /** The visitor who orders without an account. */
  guest?: Guest;
  /** Runs in the same transaction, before the order is checked and stored. */
  beforeInsert?: (tx: Executor) => Promise<void>;
  /** Runs in the same transaction, before a free order is marked as paid. */
  afterInsert?: (tx: Executor, order: OrderRow) => Promise<void>;
}

/** Who places an order; nobody for the order of a guest. */
interface Placer extends Pick<OrderActor, "origin"> {
  caller: Caller | null;
}

/** The new order, or the id of the order that the same key created before. */
type PlaceOrderResult = { id: string; isNew: true; row: OrderRow } | { id: string; isNew: false };

const MAX_ATTEMPTS = 5;

/**
 * Places an order in one transaction:
 * 1. claim the idempotency key, take the stock and look up the promotions;
 * 2. check payment method, limits, stock, coupon code, delivery and expected total;
 * 3. store the order with its lines, stock moves, first history entry and open payment;
 * 4. redeem the promotions, queue the confirmation email and check that the currency is still the same;
 * 5. run `afterInsert`, and mark an order that costs nothing as paid.
 * Any error undoes all of it. If another order used up a promotion meanwhile, everything is done again. A repeated key returns the first order. Items are written in bulk.
 */
export async function placeOrder(
  context: OrderContext,
  input: PlaceOrderInput,
  actor: Placer,
): Promise<PlaceOrderResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryToPlace(context, input, actor);
    } catch (error) {
      if (!(error instanceof PromotionsChanged)) throw error;
      if (attempt === MAX_ATTEMPTS) throw new AppError("conflict");
    }
  }
}

async function tryToPlace(
  context: OrderContext,
  input: PlaceOrderInput,
  actor: Placer,
): Promise<PlaceOrderResult> {
  const { db, settings, clock, catalogueChanges } = context;
  const now = clock();
  const id = newId(now);
  const items = mergeItems(input.body.items);
  const rules = settings.current;
  const request = input.customerId ? { ...input.body, customerId: input.customerId } : input.body;
  const keyed = { ...keyOwnerOf(input, actor), key: input.key, request, resourceId: id };
  const customer = customerOf(input, actor);
  const guesser = "userId" in customer ? (actor.caller?.userId ?? customer.userId) : customer.network;
  const code = input.body.coupon?.toUpperCase();
  const automatic = await context.automaticPromotions.exist();
  const search = { codes: code ? [code] : [], customer: factsOf(customer), now, automatic };
  const mayHavePromotions = automatic || Boolean(code);
  // Before the transaction, which must not hold locks while an extension works. A failure counts only for a new order.
  const [rates] = await Promise.allSettled([findRatesOf(context, items, input.body.country)]);
  const transact = () =>
    withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
      // Before the stock is locked, so that orders of one mailbox wait for each other and never in a circle.
      if (input.guest) {
        await claimed;
        await countGuestOrder(tx, input.guest, now);
      }
      // Sent together to save round trips. If the key was used before, `claimed` rejects and the rollback returns the stock.
      const [, stock, found, hasGuessedTooOften] = await Promise.all([
        claimed,
        takeStock(tx, items),
        mayHavePromotions ? findPromotions(tx, search) : null,
        code ? hasTooManyGuesses(tx, { guesser, now }) : false,
        actor.caller && lockCaller(tx, actor.caller),
        input.beforeInsert?.(tx),
      ]);
      const draft = {
        ...input,
        ...actor,
        id,
        items,
        customer,
        found,
        code,
        hasGuessedTooOften,
        rates,
        now,
        rules,
        settings,
        sender: toSenderProfile(context),
      };
      return createOrder(tx, stock, draft);
    });
  const place = async () => {
    const placing = input.guest ? inTurnOfClient(input.guest.network, transact) : transact();
    return placing.catch(async (error) => {
      // Reload the settings so that a retry sees the new currency.
      if (error instanceof CurrencyMismatch) await settings.reload();
      // Recorded here, because the failed transaction was rolled back.
      if (code && error instanceof CouponRefused && error.reason === "unknown")
        await recordWrongCode(db, { guesser, code, now });
      throw error;
    });
  };
  const placed = await (code ? inTurnOfGuesser(guesser, place) : place());
  if (!placed.isNew) return { id: placed.resourceId ?? id, isNew: false };
  // After the commit, so that caches read the new stock.
  catalogueChanges.stockChanged(items.map(({ productId }) => productId));
  // Outside the transaction: concurrent orders of the same customer hold shared locks on the account.
  if (!input.customerId && actor.caller) await fillEmptyContact(db, actor.caller.userId, input.body);
  return { id, isNew: true, row: placed.result };
}

/** Who an order is for: an account, or a guest. */
export type Customer = { userId: string } | Guest;

const factsOf = (customer: Customer): PromotionCustomer =>
  "userId" in customer ? customer : { email: customer.email };

function customerOf({ customerId, guest }: PlaceOrderInput, { caller }: Placer): Customer {
  const userId = customerId ?? caller?.userId;
  if (userId !== undefined) return { userId };
  if (!guest) throw new AppError("not_signed_in");
  return guest;
}

/** Their keys are long, because nothing else proves a repetition. */
function keyOwnerOf({ guest }: PlaceOrderInput, { caller }: Placer) {
  return caller ? { userId: caller.userId } : { guestScope: guestKeyScope(guest?.email ?? "") };
}

/** The rates of the extension, if there is one. */
async function findRatesOf(
  context: OrderContext,
  items: ReturnType<typeof mergeItems>,
  country: string,
): Promise<readonly Delivery[] | null> {
  return context.shippingRates && findRates(context, await priceLines(context.db, items), country);
}

/** The input, and all values that are needed to create the order. */
interface OrderDraft extends PlaceOrderInput, Placer {
  id: string;
  items: ReturnType<typeof mergeItems>;
  customer: Customer;
  /** The promotions that the cart may get; null if the shop has none. */
  found: Omit<PromotionOffer, "collections"> | null;
  /** The requested coupon code. */
  code: string | undefined;
  /** Whether the caller has entered too many wrong coupon codes. */
  hasGuessedTooOften: boolean;
  /** The shipping rates of an extension. */
  rates: PromiseSettledResult<readonly Delivery[] | null>;
  now: Date;
  /** The shop settings when the request began. */
  rules: InstructionSettings & PriceRules & OrderLimits & Pick<SettingValues, "timeZone">;
  settings: OrderContext["settings"];
  sender: SenderProfile;
}

/** Checks and stores an order after `takeStock`. Any error rolls back the transaction and returns the stock. */
async function createOrder(tx: Executor, stock: TakeStockResult, draft: OrderDraft): Promise<OrderRow> {
  const { id, body, caller, customer, now, rules, settings, sender } = draft;
  // All checks run after the key is claimed, so that a repeated request returns its order even if settings have changed.
  assertMethodEnabled(draft);
  assertWithinOrderLimits(draft.items, rules);
  const { shortages } = stock;
  if (shortages.length > 0) throw new AppError("out_of_stock", { context: { shortages } });
  const taken = withOwnPrices(stock.taken, body.items);
  // Once more, because two items may turn out to be the same variant: one names the default variant, one names none.
  assertWithinOrderLimits(taken, rules);

  const { country, delivery } = body;
  if (draft.rates.status === "rejected") throw draft.rates.reason;
  const rates = draft.rates.value;
  const productIds = taken.map(({ productId }) => productId);
  const offer = draft.found && (await withCollections(tx, draft.found, productIds));
  const priced = priceOrder(rules, { lines: taken, offer, country, delivery, rates });
  assertCode(priced, draft);
  assertDeliverable(priced, draft);
  assertExpectedTotal(priced, draft);
  const order: NewOrder = {
    id,
    customer,
    actor: caller ?? { userId: null, userName: GUEST_NAME },
    contact: body,
    lines: priced.lines,
    money: priced.money,
    delivery: priced.delivery,
    promotions: priced.promotions,
    paymentId: newId(now),
    paymentMethod: body.paymentMethod,
    now,
  };
  const inserted = await insertOrder(tx, order);
  const payable = { number: inserted.number, totalCents: priced.money.totalCents, createdAt: now };
  const instructions = paymentInstructions(body.paymentMethod, payable, rules);
  const row = toOrderRow(order, inserted);
  const mailData = toOrderMailData(row, inserted.isVerified);
  const [currency] = await Promise.all([
    // `insertOrder` has locked the currency, so that it can't change until the transaction ends.
    readCurrency(tx, settings),
    redeem(tx, priced, draft),
    enqueueMail(tx, orderPlacedMail(mailData, instructions, sender), now),
    caller && "userId" in customer && caller.userId === customer.userId
      ? emptyCart(tx, { userId: caller.userId, orderId: id, at: now }, draft)
      : undefined,
  ]);
  assertCurrency({ pricedIn: rules.currency, current: currency }, body, () => quoteOf(priced, draft));
  await draft.afterInsert?.(tx, row);
  return payable.totalCents === 0 ? markAsPaid(tx, row, draft) : row;
}

/** Removes what was ordered from the saved cart, and records that the order ended it. */
async function emptyCart(
  tx: Executor,
  ended: Parameters<typeof recordCartOrder>[1],
  { items }: OrderDraft,
): Promise<void> {
  await removeOrderedItems(tx, ended.userId, items);
  await recordCartOrder(tx, ended);
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

const quoteOf = (priced: PricedOrder, { origin, now, rules: { timeZone } }: OrderDraft) =>
  toQuote(priced, { image: toImageUrl(origin), now, timeZone });

/** Counts the uses of the promotions and stores them with the order. */
async function redeem(
  tx: Executor,
  { promotions: { applied } }: PricedOrder,
  draft: OrderDraft,
): Promise<void> {
  if (applied.length === 0) return;
  const used = draft.found?.promotions.filter(({ id }) => applied.some((one) => one.id === id)) ?? [];
  await redeemPromotions(tx, used, factsOf(draft.customer));
  await insertOrderPromotions(tx, draft.id, applied, used);
}

/** Rejects the order if the requested coupon code does not apply. */
function assertCode({ promotions }: PricedOrder, { code, hasGuessedTooOften }: OrderDraft): void {
  if (!code) return;
  if (hasGuessedTooOften) throw new CouponRefused("too_many_guesses");
  const problem = findCodeProblem(promotions, code);
  if (problem) throw new CouponRefused(problem);
}
