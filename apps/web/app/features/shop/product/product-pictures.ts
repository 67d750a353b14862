import type { Product } from "@larkwood/contract";

export type ShownPicture = { url: string; alt: string };

/** The chosen variant's picture, then the others. It replaces the main picture, which shows the default variant. */
export function productPictures(
  product: Product,
  chosenUrl = product.imageUrl,
): [ShownPicture, ...ShownPicture[]] {
  const others = (product.images ?? []).filter(({ url }) => url !== chosenUrl && url !== product.imageUrl);
  return [{ url: chosenUrl, alt: product.description }, ...others.map(({ url, alt }) => ({ url, alt }))];
}
