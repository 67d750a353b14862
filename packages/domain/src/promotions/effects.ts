import { discountCents } from "../pricing";
import { countedPieces, selectsItems } from "./conditions";
import type { Promotion, PromotionLine } from "./promotion";
import { shareOut } from "./share-out";

/** Percentages and amounts without a selection of items reduce what all other promotions leave of the cart. */
export const isCartDiscount = ({ conditions, effect }: Promotion): boolean =>
  (effect.kind === "percent" || effect.kind === "amount") && !selectsItems(conditions);

const keyOf = ({ productId, variantId, priceCents }: PromotionLine) =>
  `${productId} ${variantId ?? ""} ${priceCents}`;

/** What the cheapest pieces cost, by line. */
function centsOfCheapest(
  lines: readonly PromotionLine[],
  pieces: readonly number[],
  count: number,
): number[] {
  const cents = lines.map(() => 0);
  let left = count;
  const cheapestFirst = lines
    .map((line, index) => ({ index, key: keyOf(line), priceCents: line.priceCents }))
    .sort((a, b) => a.priceCents - b.priceCents || (a.key < b.key ? -1 : 1));
  for (const { index, priceCents } of cheapestFirst) {
    const free = Math.min(left, pieces[index] ?? 0);
    cents[index] = free * priceCents;
    left -= free;
  }
  return cents;
}

/** What a promotion takes off each line, from prices before any discount. Empty for discounts on the cart or the delivery. */
export function lineDiscounts(promotion: Promotion, lines: readonly PromotionLine[]): number[] {
  const { effect } = promotion;
  const pieces = countedPieces(promotion, lines);
  const counted = lines.map((line, index) => ({
    weight: line.priceCents * (pieces[index] ?? 0),
    key: keyOf(line),
  }));
  const total = counted.reduce((sum, { weight }) => sum + weight, 0);
  switch (effect.kind) {
    case "percent":
      return shareOut(discountCents(total, effect), counted);
    case "amount":
      return shareOut(Math.min(effect.value, total), counted);
    case "fixedPrice":
      return lines.map(
        ({ priceCents }, index) => Math.max(0, priceCents - effect.value) * (pieces[index] ?? 0),
      );
    case "buyXGetY": {
      const quantity = pieces.reduce((sum, count) => sum + count, 0);
      const groups = Math.floor(quantity / (effect.buy + effect.get));
      return centsOfCheapest(lines, pieces, groups * effect.get);
    }
    case "cheapestFree":
      return centsOfCheapest(lines, pieces, 1);
    case "gift": {
      const gifts = lines.map(({ productId }) => (productId === effect.productId ? 1 : 0));
      return centsOfCheapest(lines, gifts, 1);
    }
    case "freeDelivery":
      return lines.map(() => 0);
  }
}
