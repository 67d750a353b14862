/** What a coupon takes off. */
export interface Discount {
  kind: "percent" | "fixed";
  /** Hundredths of a percent, or cents. */
  value: number;
}

/** Cents off a subtotal: rounded to the nearest cent, never more than the subtotal. */
export function discountCents(subtotalCents: number, discount: Discount): number {
  const off =
    discount.kind === "fixed" ? discount.value : Math.round((subtotalCents * discount.value) / 10_000);
  return Math.min(off, subtotalCents);
}

/** Items with each product once: quantities of doubles are added before anything is checked. */
export function mergeItems<T extends { productId: string; quantity: number }>(
  items: readonly T[],
): { productId: string; quantity: number }[] {
  const merged = new Map<string, number>();
  for (const { productId, quantity } of items) merged.set(productId, (merged.get(productId) ?? 0) + quantity);
  return [...merged].map(([productId, quantity]) => ({ productId, quantity }));
}
