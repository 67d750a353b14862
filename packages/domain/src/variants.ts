import type { Measures, Product, ProductAttribute, ProductVariant } from "@larkwood/contract";

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

/** The product with price, stock, image and attributes of a variant. A deleted variant is out of stock at the product's price. */
export function withVariant(product: Product, variantId: string | undefined): Product {
  if (!hasOptions(product)) return product;
  const variant = findVariant(product, variantId);
  if (!variant) return { ...product, quantity: 0 };
  const { compareAtPrice: _, ...rest } = product;
  const { price, compareAtPrice, quantity, imageUrl } = variant;
  const attributes = attributesOf(product, variant);
  return {
    ...rest,
    price,
    ...(compareAtPrice ? { compareAtPrice } : {}),
    quantity,
    imageUrl,
    ...(attributes.length > 0 ? { attributes } : {}),
  };
}

/** The attributes of the product, replaced and completed by those of the variant. */
function attributesOf(product: Product, variant: ProductVariant): ProductAttribute[] {
  const own = variant.attributes ?? [];
  const shared = (product.attributes ?? []).map((attribute) => {
    const length = variant.measures?.[attribute.key as keyof Measures];
    const measured =
      length === undefined ? attribute : { ...attribute, value: length, text: `${length} ${attribute.unit}` };
    return own.find(({ key }) => key === attribute.key) ?? measured;
  });
  const added = own.filter(({ key }) => !shared.some((attribute) => attribute.key === key));
  return [...shared, ...added];
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
