/** The discount of a coupon. */
export interface Discount {
  kind: "percent" | "fixed";
  /** Hundredths of a percent, or cents. */
  value: number;
}

/** A discount that staff give on an unpaid order. A percentage applies to what the coupon leaves. */
export interface ManualDiscount extends Discount {
  /** The customer can read it. */
  reason: string;
  cents: number;
}

/** The discount on a subtotal, rounded to the cent and at most the subtotal. */
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
 * Merges items of the same product and variant by adding their quantities.
 * The only variant of a product without options has the product's id, so its id is dropped.
 */
export function mergeItems(items: readonly Item[]): Item[] {
  const merged = new Map<string, Item>();
  for (const { productId, variantId, quantity } of items) {
    const variant = variantId === undefined || variantId === productId ? {} : { variantId };
    const key = `${productId} ${variant.variantId ?? ""}`;
    merged.set(key, { productId, ...variant, quantity: (merged.get(key)?.quantity ?? 0) + quantity });
  }
  return [...merged.values()];
}
