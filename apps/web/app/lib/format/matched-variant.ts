import type { Product } from "@larkwood/contract";
import { paths } from "~/lib/paths";

type ListedProduct = Pick<Product, "id" | "price" | "imageUrl" | "match">;

/** What a product card shows and links to: the variant that matched the search, or the product. */
export function toMatchedVariant({ id, price, imageUrl, match }: ListedProduct) {
  if (!match) return { price, imageUrl, words: "", to: paths.product(id) };
  const to = paths.variant(id, match.variantId);
  return { price: match.price, imageUrl: match.imageUrl, words: match.name, to };
}
