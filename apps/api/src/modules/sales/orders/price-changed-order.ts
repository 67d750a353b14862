import { isSameCountry, type OrderChange } from "@larkwood/contract";
import type { Executor } from "../../../db/executor";
import { assertPossibleDiscount, toDiscount } from "./manual-discount";
import type { OrderContext } from "./order-context";
import { findOrderOffer, savedDeliveryCents } from "./order-promotions.repo";
import type { OrderRow } from "./order-row";
import { priceOrder } from "./price-order";
import type { PricedLine } from "./priced-line";

interface ChangedOrder {
  before: OrderRow;
  change: OrderChange;
  country: string;
  lines: readonly PricedLine[];
}

/**
 * Calculates the new totals of an order. Its promotions, with their rules of the time when it was placed, and its manual
 * discount apply to the new lines.
 */
export async function priceChangedOrder(context: OrderContext, tx: Executor, changed: ChangedOrder) {
  const { before, change, country, lines } = changed;
  const priced = priceOrder(rulesFor(context, changed), {
    lines,
    offer: before.promotions.length > 0 ? await findOrderOffer(tx, before.id, lines) : null,
    manualDiscount:
      change.manualDiscount === undefined
        ? before.manualDiscount
        : change.manualDiscount && toDiscount(change.manualDiscount),
    country,
    delivery: before.delivery?.name,
    rates: ratesFor(context, changed),
  });
  const { subtotalCents } = priced.money;
  if (change.manualDiscount && priced.manualDiscount)
    assertPossibleDiscount(
      priced.manualDiscount,
      subtotalCents - priced.promotions.discountCents,
      context.settings.current.currency,
    );
  return priced;
}

/** A new discount alone keeps the shipping price. */
const keepsShipping = ({ before, change, country }: ChangedOrder) =>
  !change.lines && isSameCountry(country, before.country);

/** An extension may be slow, and this transaction holds locks: such an order keeps its shipping price too. */
function ratesFor({ shippingRates }: OrderContext, changed: ChangedOrder) {
  const { delivery, promotions } = changed.before;
  // The items of an order of samples, which goes as a letter, can't be changed.
  if (!delivery || delivery.kind === "letter") return null;
  if (!shippingRates && !keepsShipping(changed)) return null;
  // The price before promotions, which are applied again.
  return [{ ...delivery, kind: delivery.kind, cents: delivery.cents + savedDeliveryCents(promotions) }];
}

/** The settings of today, but an order without shipping stays without it. */
const rulesFor = ({ settings: { current } }: OrderContext, changed: ChangedOrder) =>
  keepsShipping(changed) && !changed.before.delivery
    ? { tax: current.tax, shipping: { ...current.shipping, zones: [] } }
    : current;
