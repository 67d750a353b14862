import type { Product } from "@larkwood/contract";
import { paths } from "~/lib/paths";

type ListedProduct = Pick<Product, "id" | "price" | "imageUrl" | "match">;

/** Navigation state with the variant that a product page opens in. */
export interface VariantState {
  variantId?: string;
}

/**
 * What a product card shows and links to. In trading mode this is the variant that matched the search; in showroom mode
 * the product, whose page then opens in that variant.
 */
export function toMatchedVariant({ id, price, imageUrl, match }: ListedProduct, trading: boolean) {
  const product = { price, imageUrl, matchedName: match?.name ?? "" };
  if (!match) return { ...product, link: { to: paths.product(id) } };
  const state: VariantState = { variantId: match.variantId };
  if (!trading) return { ...product, link: { to: paths.product(id), state } };
  const variant = { price: match.price, imageUrl: match.imageUrl, matchedName: match.name };
  return { ...variant, link: { to: paths.variant(id, match.variantId) } };
}
