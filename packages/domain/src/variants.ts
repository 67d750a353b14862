import type { Product, ProductVariant } from "@larkwood/contract";

/** The variant that an id means: the default one without any; null when it is gone. */
export function findVariant(
  { variants = [] }: Product,
  variantId: string | undefined,
): ProductVariant | null {
  const found = variantId === undefined ? variants[0] : variants.find(({ id }) => id === variantId);
  return found ?? null;
}

/** Whether there is anything to choose. */
export function hasChoice({ options = [] }: Product): boolean {
  return options.length > 0;
}

/**
 * The product as the chosen variant is: its price, its pieces, its picture. Of a variant that is gone there are no pieces;
 * its price is that of the product, which is the best guess there is.
 */
export function asChosen(product: Product, variantId: string | undefined): Product {
  if (!hasChoice(product)) return product;
  const variant = findVariant(product, variantId);
  if (!variant) return { ...product, quantity: 0 };
  const { compareAtPrice: _, ...rest } = product;
  const { price, compareAtPrice, quantity, imageUrl } = variant;
  return { ...rest, price, ...(compareAtPrice ? { compareAtPrice } : {}), quantity, imageUrl };
}

/** The variant after one more value was chosen: with the other values as they are or, where nobody makes that, as near. */
export function chooseValue(
  { variants = [] }: Product,
  current: ProductVariant,
  option: number,
  key: string,
): ProductVariant {
  const able = variants.filter(({ values }) => values[option] === key);
  const alike = (variant: ProductVariant) =>
    variant.values.filter((value, place) => place !== option && value === current.values[place]).length;
  return (
    able.reduce<ProductVariant | null>(
      (best, variant) => (best && alike(best) >= alike(variant) ? best : variant),
      null,
    ) ?? current
  );
}
