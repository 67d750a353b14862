import type { Product } from "@larkwood/contract";
import { paths } from "~/lib/paths";

type Listed = Pick<Product, "id" | "price" | "imageUrl" | "match">;

/** What a card or a hit shows and leads to: the variant that was asked for, else the product as it is. */
export function asMatched({ id, price, imageUrl, match }: Listed) {
  if (!match) return { price, imageUrl, words: "", to: paths.product(id) };
  const to = paths.variant(id, match.variantId);
  return { price: match.price, imageUrl: match.imageUrl, words: match.name, to };
}
