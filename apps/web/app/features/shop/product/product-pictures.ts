import type { Product } from "@larkwood/contract";

export type ShownPicture = { url: string; alt: string };

/**
 * The pictures of a product as it was chosen: the chosen one first, then the other sides. The main picture steps aside for
 * that of another variant: it shows a fabric that was not chosen.
 */
export function productPictures(
  product: Product,
  chosenUrl = product.imageUrl,
): [ShownPicture, ...ShownPicture[]] {
  const others = (product.images ?? []).filter(({ url }) => url !== chosenUrl && url !== product.imageUrl);
  return [{ url: chosenUrl, alt: product.description }, ...others.map(({ url, alt }) => ({ url, alt }))];
}
