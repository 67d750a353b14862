import type { Product } from "@larkwood/contract";
import { paths } from "~/lib/paths";

type ListedProduct = Pick<Product, "id" | "price" | "compareAtPrice" | "imageUrl" | "cheapest" | "match">;

/** Navigation state with the variant that a product page opens in. */
export interface VariantState {
  variantId?: string;
}

/**
 * What a product card shows and links to. In trading mode this is the variant that matched the search, or the lowest
 * price of all variants; in showroom mode the product, whose page then opens in that variant.
 */
export function toMatchedVariant(product: ListedProduct, trading: boolean) {
  const { id, price, imageUrl, cheapest, match } = product;
  const state: VariantState | undefined = match && { variantId: match.variantId };
  if (!trading)
    return {
      prices: { price },
      imageUrl,
      matchedName: match?.name ?? "",
      link: { to: paths.product(id), ...(state ? { state } : {}) },
    };
  const { price: lowest, compareAtPrice } = match ?? cheapest ?? product;
  return {
    prices: { price: lowest, compareAtPrice, isLowest: !match && cheapest !== undefined },
    imageUrl: match?.imageUrl ?? imageUrl,
    matchedName: match?.name ?? "",
    link: { to: match ? paths.variant(id, match.variantId) : paths.product(id) },
  };
}
