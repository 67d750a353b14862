import type { Product, ProductVariant } from "@larkwood/contract";

/** Finds a variant; without an id, the default one. */
export function findVariant(
  { variants = [] }: Product,
  variantId: string | undefined,
): ProductVariant | null {
  const found = variantId === undefined ? variants[0] : variants.find(({ id }) => id === variantId);
  return found ?? null;
}

/** Whether the product has options. */
export function hasOptions({ options = [] }: Product): boolean {
  return options.length > 0;
}

/** The product with price, stock and image of a variant. A deleted variant is out of stock at the product's price. */
export function withVariant(product: Product, variantId: string | undefined): Product {
  if (!hasOptions(product)) return product;
  const variant = findVariant(product, variantId);
  if (!variant) return { ...product, quantity: 0 };
  const { compareAtPrice: _, ...rest } = product;
  const { price, compareAtPrice, quantity, imageUrl } = variant;
  return { ...rest, price, ...(compareAtPrice ? { compareAtPrice } : {}), quantity, imageUrl };
}

/** The variant after one value was selected; it shares as many other values with the current one as possible. */
export function selectValue(
  { variants = [] }: Product,
  current: ProductVariant,
  option: number,
  key: string,
): ProductVariant {
  const candidates = variants.filter(({ values }) => values[option] === key);
  const sharedValues = (variant: ProductVariant) =>
    variant.values.filter((value, index) => index !== option && value === current.values[index]).length;
  return (
    candidates.reduce<ProductVariant | null>(
      (best, variant) => (best && sharedValues(best) >= sharedValues(variant) ? best : variant),
      null,
    ) ?? current
  );
}
