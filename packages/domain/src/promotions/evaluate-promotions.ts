import { discountCents } from "../pricing";
import { countedPieces, findRefusal } from "./conditions";
import { isCartDiscount, lineDiscounts } from "./effects";
import type {
  AppliedPromotion,
  Promotion,
  PromotionCart,
  PromotionHint,
  PromotionOutcome,
  RefusedPromotion,
} from "./promotion";

/** Higher priority first, then the older promotion: ids grow with time. */
const inOrder = (a: Promotion, b: Promotion) => b.priority - a.priority || (a.id < b.id ? -1 : 1);

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

interface Combination {
  applied: AppliedPromotion[];
  savedCents: number;
}

/**
 * Applies promotions together. Those on items start from the price before any discount, and never take off more than the
 * price. Those on the cart then reduce what is left, one after the other.
 */
function combine(promotions: readonly Promotion[], { lines, deliveryCents }: PromotionCart): Combination {
  const left = lines.map(({ priceCents, quantity }) => priceCents * quantity);
  const applied = new Map<Promotion, AppliedPromotion>();
  let deliveryLeft = deliveryCents;
  for (const promotion of promotions.filter((one) => !isCartDiscount(one))) {
    const lineCents = lineDiscounts(promotion, lines).map((cents, index) =>
      Math.min(cents, left[index] ?? 0),
    );
    lineCents.forEach((cents, index) => {
      left[index] = (left[index] ?? 0) - cents;
    });
    const offDelivery = promotion.effect.kind === "freeDelivery" ? deliveryLeft : 0;
    deliveryLeft -= offDelivery;
    applied.set(promotion, toApplied(promotion, sumOf(lineCents), lineCents, offDelivery));
  }
  let total = sumOf(left);
  for (const promotion of promotions.filter(isCartDiscount)) {
    const { effect } = promotion;
    const cents =
      effect.kind === "percent"
        ? discountCents(total, effect)
        : effect.kind === "amount"
          ? Math.min(effect.value, total)
          : 0;
    total -= cents;
    applied.set(
      promotion,
      toApplied(
        promotion,
        cents,
        lines.map(() => 0),
        0,
      ),
    );
  }
  const all = promotions.flatMap((promotion) => applied.get(promotion) ?? []);
  return { applied: all, savedCents: sumOf(all.map((one) => one.cents + one.deliveryCents)) };
}

const toApplied = (
  { id, name, code }: Promotion,
  cents: number,
  lineCents: readonly number[],
  deliveryCents: number,
): AppliedPromotion => ({ id, name, code, cents, lineCents, deliveryCents });

/** The cheapest for the shopper: all promotions that go together, or one exclusive promotion alone. */
function findBest(promotions: readonly Promotion[], cart: PromotionCart): Combination {
  const together = combine(
    promotions.filter(({ exclusive }) => !exclusive),
    cart,
  );
  const alone = promotions.filter(({ exclusive }) => exclusive).map((one) => combine([one], cart));
  return alone.reduce((best, one) => (one.savedCents > best.savedCents ? one : best), together);
}

/** A code of the shopper that takes nothing off a price of zero is still accepted. */
const isUseful = (promotion: Promotion, { cents, deliveryCents }: AppliedPromotion) =>
  cents + deliveryCents > 0 || (promotion.code !== null && isCartDiscount(promotion));

/** "Buy two, get one": what is missing for the next free piece. */
function nextPieces(promotion: Promotion, { lines }: PromotionCart): PromotionHint | null {
  const { effect } = promotion;
  if (effect.kind !== "buyXGetY") return null;
  const size = effect.buy + effect.get;
  const rest = sumOf(countedPieces(promotion, lines)) % size;
  return rest >= effect.buy ? { kind: "quantity", missing: size - rest } : null;
}

/**
 * Which promotions apply to a cart, what they take off, and why others don't apply. The order of the lines and of the
 * promotions does not matter, and one more promotion never makes a cart cost more.
 */
export function evaluatePromotions(cart: PromotionCart, promotions: readonly Promotion[]): PromotionOutcome {
  const sorted = [...promotions].sort(inOrder);
  const refusals = new Map(sorted.map((promotion) => [promotion, findRefusal(promotion, cart)]));
  const possible = sorted.filter((promotion) => !refusals.get(promotion));
  const best = findBest(possible, cart).applied;
  const applied = best.filter((one) => {
    const promotion = possible.find(({ id }) => id === one.id);
    return promotion !== undefined && isUseful(promotion, one);
  });
  const isApplied = (id: string) => applied.some((one) => one.id === id);
  const refused = sorted
    .filter(({ id }) => !isApplied(id))
    .map((promotion): RefusedPromotion => {
      const { id, name, code } = promotion;
      const isBeaten = !best.some((one) => one.id === id);
      const refusal = refusals.get(promotion) ?? { reason: isBeaten ? "other_saves_more" : "no_effect" };
      return { id, name, code, reason: refusal.reason, hint: refusal.hint ?? null };
    });
  const hints = sorted.flatMap((promotion) => {
    const { id, name } = promotion;
    const hint = isApplied(id) ? nextPieces(promotion, cart) : refusals.get(promotion)?.hint;
    return hint ? [{ id, name, hint }] : [];
  });
  return {
    applied,
    refused,
    hints,
    lineCents: cart.lines.map((_, index) => sumOf(applied.map((one) => one.lineCents[index] ?? 0))),
    discountCents: sumOf(applied.map(({ cents }) => cents)),
    isDeliveryFree: applied.some(({ deliveryCents }) => deliveryCents > 0),
  };
}
