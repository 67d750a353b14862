import type { Product, ProductVariant } from "@larkwood/contract";

interface PriceOption {
  /** Position of the option. */
  option: number;
  /** One variant for each value of the option. */
  byValue: Map<string, ProductVariant>;
}

/** The option that decides the price alone. Without values if none does, or if all variants cost the same. */
export function findPriceOption({ options = [], variants = [] }: Product): PriceOption {
  const none = { option: 0, byValue: new Map() };
  if (variants.every((variant) => hasSamePrice(variant, variants[0]))) return none;
  for (const option of options.keys()) {
    const byValue = new Map(variants.map((variant) => [variant.values[option] ?? "", variant]));
    const decides = variants.every((variant) =>
      hasSamePrice(variant, byValue.get(variant.values[option] ?? "")),
    );
    if (decides) return { option, byValue };
  }
  return none;
}

function hasSamePrice(one: ProductVariant, other: ProductVariant | undefined): boolean {
  return one.price === other?.price && one.compareAtPrice === other.compareAtPrice;
}
