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

interface Item {
  productId: string;
  variantId?: string | undefined;
  quantity: number;
}

/**
 * Items with each product, or each variant of one, once: quantities of doubles are added before anything is checked. The
 * only variant of a product without options has the product's id, and needs no mention.
 */
export function mergeItems(items: readonly Item[]): Item[] {
  const merged = new Map<string, Item>();
  for (const { productId, variantId, quantity } of items) {
    const named = variantId === undefined || variantId === productId ? {} : { variantId };
    const key = `${productId} ${named.variantId ?? ""}`;
    merged.set(key, { productId, ...named, quantity: (merged.get(key)?.quantity ?? 0) + quantity });
  }
  return [...merged.values()];
}
