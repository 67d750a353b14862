import type { Product } from "@larkwood/contract";
import { findVariant, hasOptions } from "@larkwood/domain";
import { paths } from "~/lib/paths";

/** A product as one of its variants, in a list with a button that adds it to the cart. */
export interface ProductItem {
  id: string;
  /** Only for a product with options. */
  variantId?: string;
  name: string;
  price: number;
  /** In stock. */
  quantity: number;
  imageUrl: string;
  /** Path of its page. */
  to: string;
}

/** The product as a variant, or as the default one without an id or if the variant was deleted. */
export function toProductItem(product: Product, wantedVariant?: string): ProductItem {
  const { id, name } = product;
  const variant = findVariant(product, wantedVariant) ?? findVariant(product, undefined);
  const { price, quantity, imageUrl } = variant ?? product;
  const to =
    wantedVariant && variant?.id === wantedVariant ? paths.variant(id, wantedVariant) : paths.product(id);
  const variantId = hasOptions(product) ? variant?.id : undefined;
  return { id, name, imageUrl, price, quantity, to, ...(variantId ? { variantId } : {}) };
}
