import { isSameCountry } from "@larkwood/contract";
import type {
  Promotion,
  PromotionCart,
  PromotionConditions,
  PromotionHint,
  PromotionLine,
  PromotionRefusal,
} from "./promotion";

/** Whether a promotion names the items it is about. */
export const selectsItems = ({ products, categories, collections }: PromotionConditions): boolean =>
  [products, categories, collections].some((list) => (list?.length ?? 0) > 0);

/** Whether an item counts: it is one of the products, or in one of the categories or collections. */
function isSelected(line: PromotionLine, conditions: PromotionConditions): boolean {
  if (!selectsItems(conditions)) return true;
  const { products = [], categories = [], collections = [] } = conditions;
  return (
    (line.productId !== null && products.includes(line.productId)) ||
    categories.includes(line.category) ||
    line.collections.some((id) => collections.includes(id))
  );
}

const isGift = ({ effect }: Pick<Promotion, "effect">, { productId }: PromotionLine) =>
  effect.kind === "gift" && effect.productId === productId;

/** Pieces of each line that count. The gift itself does not. */
export function countedPieces(promotion: Promotion, lines: readonly PromotionLine[]): number[] {
  return lines.map((line) => {
    if (!isSelected(line, promotion.conditions)) return 0;
    return isGift(promotion, line) ? line.quantity - 1 : line.quantity;
  });
}

/** Pieces that a promotion needs at least. One cheapest piece of one is no offer. */
export function neededPieces({ conditions: { minQuantity = 1 }, effect }: Promotion): number {
  if (effect.kind === "cheapestFree") return Math.max(2, minQuantity);
  if (effect.kind === "buyXGetY") return Math.max(effect.buy + effect.get, minQuantity);
  return minQuantity;
}

interface Refusal {
  reason: PromotionRefusal;
  hint?: PromotionHint;
}

function refusalByCart(promotion: Promotion, { lines }: PromotionCart): Refusal | null {
  const { minTotalCents = 0 } = promotion.conditions;
  const pieces = countedPieces(promotion, lines);
  const quantity = pieces.reduce((sum, count) => sum + count, 0);
  const cents = lines.reduce((sum, { priceCents }, index) => sum + priceCents * (pieces[index] ?? 0), 0);
  if (quantity === 0) return { reason: "no_matching_items" };
  if (cents < minTotalCents)
    return { reason: "below_minimum", hint: { kind: "total", missingCents: minTotalCents - cents } };
  const missing = neededPieces(promotion) - quantity;
  if (missing > 0) return { reason: "too_few", hint: { kind: "quantity", missing } };
  const { effect } = promotion;
  if (effect.kind === "gift" && !lines.some((line) => isGift(promotion, line)))
    return { reason: "gift_missing", hint: { kind: "gift", productId: effect.productId } };
  return null;
}

function refusalByCustomer(
  { conditions: { countries, firstOrder, customerTags } }: Promotion,
  { country, customer }: PromotionCart,
): PromotionRefusal | null {
  // Before the customer has chosen a country or signed in, a promotion is not refused for it.
  if (countries?.length && country !== "" && !countries.some((one) => isSameCountry(one, country)))
    return "country";
  if (firstOrder && customer && !customer.isFirstOrder) return "not_first_order";
  if (customerTags?.length && !customerTags.some((tag) => customer?.tags.includes(tag)))
    return "customer_tag";
  return null;
}

/** Why a promotion does not apply to a cart; null if it does. Prices before any discount decide. */
export function findRefusal(promotion: Promotion, cart: PromotionCart): Refusal | null {
  const { code, startsAt, endsAt, maxUses, maxUsesPerCustomer } = promotion;
  if (code !== null && !cart.codes.includes(code)) return { reason: "code_missing" };
  if (startsAt && cart.now < startsAt) return { reason: "too_early" };
  if (endsAt && cart.now >= endsAt) return { reason: "expired" };
  if (maxUses !== null && promotion.uses >= maxUses) return { reason: "used_up" };
  if (maxUsesPerCustomer !== null && promotion.usesOfCustomer >= maxUsesPerCustomer)
    return { reason: "used_before" };
  const reason = refusalByCustomer(promotion, cart);
  return reason ? { reason } : refusalByCart(promotion, cart);
}
