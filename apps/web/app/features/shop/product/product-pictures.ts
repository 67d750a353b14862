import type { Product, ProductVariant } from "@larkwood/contract";

export type ShownPicture = { url: string; alt: string };
type PicturedProduct = Pick<Product, "name" | "description" | "imageUrl" | "images">;

/** The pictures of the chosen variant, main picture first. Pictures of other variants are left out. */
export function productPictures(
  product: PicturedProduct,
  variant: Pick<ProductVariant, "name" | "imageUrl" | "images"> | null,
): [ShownPicture, ...ShownPicture[]] {
  const isProductPicture = !variant || variant.imageUrl === product.imageUrl;
  const images = variant?.images ?? (isProductPicture ? product.images : undefined) ?? [];
  const url = isProductPicture ? product.imageUrl : variant.imageUrl;
  const alt = isProductPicture
    ? product.description
    : (images.find((image) => image.url === url)?.alt ?? `${product.name}, ${variant.name}`);
  const others = images.filter((image) => image.url !== url);
  return [{ url, alt }, ...others.map((image) => ({ url: image.url, alt: image.alt }))];
}
