/** When a promotion applies. Without products, categories and collections, every item of the cart counts. */
export interface PromotionConditions {
  products?: readonly string[] | undefined;
  categories?: readonly string[] | undefined;
  /** Ids of collections. */
  collections?: readonly string[] | undefined;
  /** Minimum price of the items that count, before any discount. */
  minTotalCents?: number | undefined;
  /** Minimum number of pieces that count. */
  minQuantity?: number | undefined;
  firstOrder?: boolean | undefined;
  countries?: readonly string[] | undefined;
  customerTags?: readonly string[] | undefined;
}

export type PromotionEffect =
  /** Hundredths of a percent. */
  | { kind: "percent"; value: number }
  /** Cents, once per order. */
  | { kind: "amount"; value: number }
  /** Cents for each piece that costs more. */
  | { kind: "fixedPrice"; value: number }
  | { kind: "freeDelivery" }
  /** Of each `buy` + `get` pieces, the cheapest `get` cost nothing. */
  | { kind: "buyXGetY"; buy: number; get: number }
  | { kind: "cheapestFree" }
  /** A piece of the product costs nothing. */
  | { kind: "gift"; productId: string };

export interface PromotionRule {
  conditions: PromotionConditions;
  effect: PromotionEffect;
}

export interface Promotion extends PromotionRule {
  id: string;
  name: string;
  /** Null: it applies without a code. */
  code: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Higher ones are applied first. */
  priority: number;
  /** Never together with other promotions. */
  exclusive: boolean;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  uses: number;
  usesOfCustomer: number;
}

export interface PromotionLine {
  productId: string | null;
  variantId?: string | null | undefined;
  category: string;
  collections: readonly string[];
  priceCents: number;
  quantity: number;
}

/** What a promotion may depend on. */
export interface PromotionCart {
  lines: readonly PromotionLine[];
  /** Price of the delivery without promotions; 0 if it is free. */
  deliveryCents: number;
  country: string;
  /** Null while the customer is unknown. */
  customer: { isFirstOrder: boolean; tags: readonly string[] } | null;
  codes: readonly string[];
  now: Date;
}

/** Why a promotion does not apply. */
export type PromotionRefusal =
  | "code_missing"
  | "too_early"
  | "expired"
  | "no_matching_items"
  | "below_minimum"
  | "too_few"
  | "country"
  | "not_first_order"
  | "customer_tag"
  | "used_up"
  | "used_before"
  | "gift_missing"
  | "no_effect"
  | "other_saves_more";

/** What a shopper can do to get a promotion. */
export type PromotionHint =
  | { kind: "quantity"; missing: number }
  | { kind: "total"; missingCents: number }
  | { kind: "gift"; productId: string };

/** What a promotion takes off. */
export interface AppliedPromotion {
  id: string;
  name: string;
  code: string | null;
  /** Off the items, all together. */
  cents: number;
  /** The part of `cents` that belongs to certain lines; 0 for a discount on the whole cart. */
  lineCents: readonly number[];
  /** Off the delivery. */
  deliveryCents: number;
}

export interface RefusedPromotion {
  id: string;
  name: string;
  code: string | null;
  reason: PromotionRefusal;
  hint: PromotionHint | null;
}

export interface PromotionOutcome {
  applied: AppliedPromotion[];
  refused: RefusedPromotion[];
  /** What the shopper can still get, also from a promotion that applies already. */
  hints: { id: string; name: string; hint: PromotionHint }[];
  /** Discounts of the lines themselves. */
  lineCents: number[];
  /** All discounts on items. */
  discountCents: number;
  isDeliveryFree: boolean;
}
