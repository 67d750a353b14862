import type { PromotionHint, PromotionRefusal } from "./promotion";

/** Why a promotion does not apply, for the customer. */
export const promotionRefusalTexts: Readonly<Record<PromotionRefusal, string>> = {
  code_missing: "It needs its code",
  too_early: "It hasn't started yet",
  expired: "It has ended",
  no_matching_items: "None of its products are in the cart",
  below_minimum: "The items are below its minimum",
  too_few: "There are too few of its products in the cart",
  country: "It isn't available for this country",
  not_first_order: "It is for first orders only",
  customer_tag: "It is for certain customers only",
  used_up: "It has been used up",
  used_before: "The customer has already used it",
  gift_missing: "The free product isn't in the cart",
  no_effect: "It changes nothing in this cart",
  other_saves_more: "Other promotions save more and can't be combined with it",
};

/** "Add one more to get Buy 2 get 1". The name of a gift is known only where its product is. */
export function promotionHintText(
  { name, hint }: { name: string; hint: PromotionHint },
  { formatCents, giftName }: { formatCents: (cents: number) => string; giftName?: string | undefined },
): string {
  switch (hint.kind) {
    case "quantity":
      return `Add ${hint.missing === 1 ? "one" : hint.missing} more to get “${name}”`;
    case "total":
      return `Add items for ${formatCents(hint.missingCents)} more to get “${name}”`;
    case "gift":
      return `Add ${giftName ?? "the free product"} to your cart to get “${name}”`;
  }
}
