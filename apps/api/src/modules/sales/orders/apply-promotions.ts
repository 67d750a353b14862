import type { SettingValues } from "@larkwood/contract";
import {
  type Delivery,
  deliveryOptionsFor,
  evaluatePromotions,
  type PromotionOutcome,
} from "@larkwood/domain";
import type { PromotionOffer } from "../promotions";
import type { PricedLine } from "./priced-line";

interface Cart {
  lines: readonly PricedLine[];
  country: string;
  /** The name of the requested delivery option. */
  requested: string | undefined;
  /** Delivery options that are used instead of the shipping zones. */
  rates: readonly Delivery[] | null;
  /** Null: nothing to evaluate. */
  offer: PromotionOffer | null;
}

interface Applied {
  outcome: PromotionOutcome;
  /** Null if the shop charges no delivery; empty if it does not deliver there. */
  options: readonly Delivery[] | null;
  /** The chosen option; null if none are configured or available. */
  delivery: Delivery | null;
}

/**
 * The promotions and the delivery of a cart. Free delivery from a certain price counts what codes leave, as coupons always
 * did; promotions without a code don't make it more expensive.
 */
export function applyPromotions(shipping: SettingValues["shipping"], cart: Cart): Applied {
  const { lines, country, requested, rates, offer } = cart;
  const subtotalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const deliverWith = (outcome: PromotionOutcome) => {
    const codeCents = outcome.applied.reduce((sum, { code, cents }) => sum + (code === null ? 0 : cents), 0);
    const options =
      rates ??
      deliveryOptionsFor(shipping, {
        country,
        categories: lines.map(({ category }) => category),
        goodsCents: subtotalCents - codeCents,
        grams: lines.reduce((sum, { grams = 0, quantity }) => sum + grams * quantity, 0),
      });
    return { options, delivery: options?.find(({ name }) => name === requested) ?? options?.[0] ?? null };
  };
  if (!offer) return { outcome: nothing(cart), ...deliverWith(nothing(cart)) };
  const evaluate = (deliveryCents: number) => evaluateOffer(cart, offer, deliveryCents);
  const before = deliverWith(nothing(cart)).delivery?.cents ?? 0;
  const first = evaluate(before);
  const price = deliverWith(first).delivery?.cents ?? 0;
  const outcome = price === before ? first : evaluate(price);
  const { options, delivery } = deliverWith(outcome);
  if (!outcome.isDeliveryFree) return { outcome, options, delivery };
  return {
    outcome,
    options: options?.map((option) => ({ ...option, cents: 0 })) ?? null,
    delivery: delivery && { ...delivery, cents: 0 },
  };
}

const nothing = ({ lines }: Cart): PromotionOutcome => ({
  applied: [],
  refused: [],
  hints: [],
  lineCents: lines.map(() => 0),
  discountCents: 0,
  isDeliveryFree: false,
});

const evaluateOffer = (
  { lines, country }: Cart,
  { promotions, collections, ...facts }: PromotionOffer,
  deliveryCents: number,
) =>
  evaluatePromotions(
    {
      ...facts,
      country,
      deliveryCents,
      lines: lines.map(({ productId, variantId, category, priceCents, quantity }) => ({
        productId,
        variantId,
        category,
        priceCents,
        quantity,
        collections: (productId && collections.get(productId)) || [],
      })),
    },
    promotions,
  );
