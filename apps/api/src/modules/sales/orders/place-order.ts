import type { PaymentMethod, PlaceOrderBody, SettingValues } from "@larkwood/contract";
import { mergeItems, toCents } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import type { Executor } from "../../../db/executor";
import { toImageUrl } from "../../catalogue/products";
import { withIdempotencyKey } from "../../platform/idempotency";
import { enqueueMail, orderPlacedMail, type SenderProfile, toSenderProfile } from "../../platform/mail";
import { readCurrency } from "../../platform/settings";
import {
  evaluateCoupon,
  findUsableCoupon,
  hasTooManyGuesses,
  NO_SUCH_COUPON,
  recordWrongCode,
  redeemCoupon,
  TOO_MANY_CODES,
  type UsableCoupon,
} from "../discounts";
import { syncInvoices } from "../documents";
import { markFreeOrderPaid, type PaymentTerms, paymentInstructions } from "../payments";
import { assertCurrency, CurrencyMismatch } from "./assert-currency";
import { insertOrder, type NewOrder, writtenOrder } from "./insert-order";
import type { OrderContext } from "./order-context";
import { assertWithinOrderLimits, type OrderLimits } from "./order-limits";
import { toOrderMailData } from "./order-mail-data";
import type { OrderRow } from "./order-row";
import { toQuote } from "./orders.mapper";
import { findOrder } from "./orders.repo";
import { type Priced, type PriceRules, priceOrder, subtotalOf } from "./price-order";
import type { Taken } from "./stock-lines";
import { takeStock } from "./take-stock";

export interface PlaceOrderInput {
  body: PlaceOrderBody;
  /** The same key never makes two orders. */
  key: string;
  /** How it can be paid, by the settings of now; left out, by whatever the shop knows. */
  offered?: readonly PaymentMethod[];
  /** Who buys, where somebody of the shop takes the order for them; else whoever asks. */
  customerId?: string;
  /** What is to happen in the same transaction, once the order is written. */
  afterwards?: (tx: Executor, order: OrderRow) => Promise<void>;
}

/** The order that was placed, or the one that this key made before. */
type Placed = { id: string; isNew: true; row: OrderRow } | { id: string; isNew: false };

/**
 * Places an order in one transaction with a constant number of statements: claim the key, take stock and look at the coupon,
 * write the order with everything that belongs to it, and put its mail into the outbox while the coupon is used.
 */
export async function placeOrder(
  context: OrderContext,
  placing: PlaceOrderInput,
  actor: Pick<Actor, "caller" | "origin">,
): Promise<Placed> {
  const { db, settings, clock, catalogueChanges } = context;
  const now = clock();
  const id = newId(now);
  const items = mergeItems(placing.body.items);
  const terms = settings.current;
  const request = placing.customerId ? { ...placing.body, customerId: placing.customerId } : placing.body;
  const keyed = { userId: actor.caller.userId, key: placing.key, request, madeId: id };
  const code = placing.body.coupon;
  const placed = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
    // Sent together: what was taken for a key that is known already goes back with the transaction.
    const userId = placing.customerId ?? actor.caller.userId;
    const [, stock, found, guesses] = await Promise.all([
      claimed,
      takeStock(tx, items),
      code ? findUsableCoupon(tx, { code, userId }) : undefined,
      code ? hasTooManyGuesses(tx, { userId: actor.caller.userId, now }) : false,
    ]);
    const filling = {
      ...placing,
      ...actor,
      id,
      items,
      userId,
      found,
      guesses,
      now,
      terms,
      settings,
      sender: toSenderProfile(context),
    };
    return fillOrder(tx, stock, filling);
  }).catch(async (error) => {
    // Whoever tries again is not to meet what this process has not heard yet.
    if (error instanceof CurrencyMismatch) await settings.reload();
    if (code && error instanceof AppError && error.details.detail === NO_SUCH_COUPON)
      await recordWrongCode(db, { userId: actor.caller.userId, code, now });
    throw error;
  });
  if (!placed.isNew) return { id: placed.madeId ?? id, isNew: false };
  catalogueChanges.stockChanged(items.map(({ productId }) => productId));
  return { id, isNew: true, row: placed.made };
}

interface Filling extends PlaceOrderInput, Pick<Actor, "caller" | "origin"> {
  id: string;
  items: ReturnType<typeof mergeItems>;
  userId: string;
  /** The coupon that was named, if there is one. */
  found: UsableCoupon | undefined;
  /** Whether whoever asks has tried too many codes to be told of one. */
  guesses: boolean;
  now: Date;
  terms: PaymentTerms & PriceRules & OrderLimits & Pick<SettingValues, "currency">;
  settings: OrderContext["settings"];
  sender: SenderProfile;
}

async function fillOrder(tx: Executor, { taken, shortages }: Taken, filling: Filling): Promise<OrderRow> {
  const { id, body, caller, userId, found, now, terms, settings, sender } = filling;
  // Not before the key is known: what it has made stands, whatever the shop has changed since.
  refuseOtherMethods(filling);
  assertWithinOrderLimits(filling.items, terms);
  if (shortages.length > 0) throw new AppError("out_of_stock", { context: { shortages } });

  const coupon = applyCoupon(filling, subtotalOf(taken));
  const { country, delivery: wanted } = body;
  const priced = priceOrder(terms, { lines: taken, coupon, country, delivery: wanted });
  refuseUndeliverable(priced, filling);
  refuseOtherTotal(priced, filling);
  const order: NewOrder = {
    id,
    userId,
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
  const written = await insertOrder(tx, order);
  const payable = { number: written.number, totalCents: priced.money.totalCents, createdAt: now };
  const payment = paymentInstructions(body.paymentMethod, payable, terms);
  const row = writtenOrder(order, written);
  const mailed = toOrderMailData(row, written.isVerified);
  const [held, refusal] = await Promise.all([
    // Written, the order holds the currency: what is read now stays until it is placed.
    readCurrency(tx, settings),
    coupon && found ? redeemCoupon(tx, found, userId) : null,
    enqueueMail(tx, orderPlacedMail(mailed, payment, sender), now),
  ]);
  assertCurrency({ priced: terms.currency, held }, body, () => quoteOf(priced, filling));
  if (refusal) throw refusedCoupon(refusal);
  await filling.afterwards?.(tx, row);
  return payable.totalCents === 0 ? asPaid(tx, row, filling) : row;
}

/** An order that costs nothing is paid when it is placed. */
async function asPaid(tx: Executor, row: OrderRow, { settings, now }: Filling): Promise<OrderRow> {
  await markFreeOrderPaid(tx, { id: row.id, method: row.paymentMethod }, now);
  await syncInvoices(tx, { orderId: row.id, settings, now });
  return (await findOrder(tx, row.id)) ?? row;
}

function refuseOtherMethods({ body, offered }: Filling): void {
  if (offered && !offered.includes(body.paymentMethod)) throw new AppError("payment_unavailable");
}

/** Nothing is sold that cannot be brought there, or in a way that there is not. */
function refuseUndeliverable({ isDeliverable, delivery }: Priced, { body }: Filling): void {
  const { country, delivery: wanted } = body;
  if (!isDeliverable)
    throw new AppError("delivery_unavailable", { detail: `We can't deliver these items to ${country}.` });
  if (wanted && delivery?.name !== wanted)
    throw new AppError("delivery_unavailable", {
      detail: `This shipping method isn't available for ${country}. Please choose another one.`,
    });
}

/** The price may have changed since the shopper saw it: nobody is charged what they were not shown. */
function refuseOtherTotal(priced: Parameters<typeof toQuote>[0], filling: Filling): void {
  const { body } = filling;
  if (body.expectedTotal === undefined) return;
  const quote = quoteOf(priced, filling);
  if (toCents(quote.total) !== toCents(body.expectedTotal))
    throw new AppError("price_changed", { context: { quote } });
}

const quoteOf = (priced: Parameters<typeof toQuote>[0], { origin }: Filling) =>
  toQuote(priced, toImageUrl(origin));

function applyCoupon({ body, userId, found, guesses, now }: Filling, subtotalCents: number) {
  if (!body.coupon) return null;
  if (guesses) throw refusedCoupon(TOO_MANY_CODES);
  const outcome = evaluateCoupon(found, { code: body.coupon, userId, subtotalCents, now });
  if (!outcome.ok) throw refusedCoupon(outcome.reason);
  return outcome;
}

const refusedCoupon = (reason: string) =>
  new AppError("coupon_refused", { detail: reason, errors: { coupon: reason } });
