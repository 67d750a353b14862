import { createHash } from "node:crypto";
import type { Product } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { toAttributes } from "./attributes.mapper";
import { toCard } from "./card-columns";
import { toCompareAtPrice, toOptionsAndVariants } from "./options";
import type { ProductRow, StoredDetail } from "./product-row";
import { toDetailedRating } from "./rating.mapper";

/** Absolute URL of a stored image. Own images are stored as paths, so that the shop can change its domain. */
export const toImageUrl = (origin: string) => (stored: string) =>
  stored.startsWith("/") ? origin + stored : stored;

/** A product for the API. */
export function toProduct(row: ProductRow, origin: string): Product {
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    price: fromCents(row.priceCents),
    quantity: row.quantity,
    imageUrl: toImageUrl(origin)(row.imageUrl),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    ...toCompareAtPrice(row.priceCents, row.compareAtCents),
    ...toCard(row, toImageUrl(origin)),
  };
}

/** A product with images, options, variants and attributes. */
export function toDetail(
  { row, images, productOptions, searchTexts, companions }: StoredDetail,
  origin: string,
): Product {
  const shownCompanions = companions.filter(({ isPublished }) => isPublished);
  return {
    ...toProduct(row, origin),
    ...toImages(row, images, origin),
    ...toOptionsAndVariants(row, productOptions, toImageUrl(origin)),
    ...toAttributes(productOptions),
    ...toDetailedRating(row.starCounts),
    ...(shownCompanions.length > 0 ? { companions: shownCompanions.map(({ id }) => id) } : {}),
    ...(searchTexts.slug ? { slug: searchTexts.slug } : {}),
    ...(searchTexts.metaTitle ? { metaTitle: searchTexts.metaTitle } : {}),
    ...(searchTexts.metaDescription ? { metaDescription: searchTexts.metaDescription } : {}),
  };
}

/** The images, main image first. A new main image has no alt text yet; the product name is used. */
function toImages(row: ProductRow, images: StoredDetail["images"], origin: string): Pick<Product, "images"> {
  if (images.length === 0) return {};
  const described = images.find(({ imageUrl }) => imageUrl === row.imageUrl);
  const main = described ?? { imageUrl: row.imageUrl, alt: row.name, kind: "front" as const };
  const others = images.filter((image) => image.position > 0 && image !== described);
  const toUrl = toImageUrl(origin);
  return {
    images: [main, ...others].map(({ imageUrl, alt, kind }) => ({ url: toUrl(imageUrl), alt, kind })),
  };
}

/** The stored form of an image URL: only the path for own images. */
export function toStoredImage(imageUrl: string, origin: string): string {
  const url = new URL(imageUrl);
  const isOurs = url.origin === new URL(origin).origin && url.pathname.startsWith("/images/");
  return isOurs ? url.pathname + url.search : imageUrl;
}

/**
 * ETag of a product response: version, stock, and a hash of the content. The hash covers changes that do not raise the
 * version, such as a renamed attribute, and the origin, because image URLs contain it.
 */
export function productTag(product: Product, origin: string): string {
  const contentHash = createHash("sha256")
    .update(origin + JSON.stringify(product))
    .digest("base64url")
    .slice(0, 8);
  return `"${product.version}.${product.quantity}-${contentHash}"`;
}

/**
 * Parses an If-Match header: a version (`"3"`), or an ETag (`"3.12-…"`) that also contains the stock. Returns null if no
 * tag has the current version. A sale in between is not a conflict.
 */
export function parseIfMatch(header: string, version: number): { quantity: number | undefined } | null {
  if (header.trim() === "*") return { quantity: undefined };
  for (const tag of header.split(",")) {
    const [, seenVersion, quantity] = /^(?:W\/)?"(\d+)(?:\.(\d+))?(?:-[\w-]{8})?"$/.exec(tag.trim()) ?? [];
    if (Number(seenVersion) === version)
      return { quantity: quantity === undefined ? undefined : Number(quantity) };
  }
  return null;
}
