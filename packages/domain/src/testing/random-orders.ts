import { sumOrder } from "../order-money";

/** Pseudo-random whole numbers from a fixed seed. */
function createRandom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

const RATES = [{ name: "VAT", hundredths: 2_500 }, { name: "Reduced VAT", hundredths: 1_200 }, null];

function randomOrder(below: (limit: number) => number) {
  const lines = Array.from({ length: 1 + below(4) }, (_, index) => ({
    name: `Chair ${index}`,
    variant: "",
    quantity: 1 + below(3),
    priceCents: below(90_000),
    imageUrl: "",
    tax: RATES[below(3)] ?? null,
  }));
  const subtotal = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const couponCents = below(2) === 0 ? 0 : below(subtotal + 1);
  const manualCents = below(2) === 0 ? 0 : below(subtotal - couponCents + 1);
  const money = sumOrder({
    lines,
    discountCents: couponCents + manualCents,
    shipping: { cents: below(2) === 0 ? 0 : below(9_000), tax: RATES[below(3)] ?? null },
    taxIncluded: below(2) === 0,
  });
  const manualDiscount = manualCents > 0 ? { cents: manualCents, reason: "Late delivery" } : null;
  return { ...money, lines, coupon: "SPRING", manualDiscount };
}
export type RandomOrder = ReturnType<typeof randomOrder>;

/** Orders with random lines, discount, delivery and tax; the same ones in every run. */
export function randomOrders(count: number): RandomOrder[] {
  const below = createRandom(7);
  return Array.from({ length: count }, () => randomOrder(below));
}

/** The cents of an amount as it is shown. */
export const centsOf = (shown: string) =>
  shown === "Free" ? 0 : Math.round(Number(shown.replace("−", "-").replace(/[$,]/g, "")) * 100);
