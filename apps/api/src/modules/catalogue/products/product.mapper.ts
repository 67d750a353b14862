import { createHash } from "node:crypto";
import type { Product } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { toAttributes } from "./attributes.mapper";
import { toCard } from "./card-columns";
import { toCompareAtPrice, toOptionsAndVariants } from "./options";
import type { ProductRow, StoredDetail } from "./product-row";

/** Absolute address of a stored picture: our own get the origin in front, so that a moved shop keeps them. */
export const toImageUrl = (origin: string) => (stored: string) =>
  stored.startsWith("/") ? origin + stored : stored;

/** A product on the wire. */
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

/** A product with its pictures, what it can be chosen in and what is said of it. */
export function toDetail({ row, images, choices, searchTexts }: StoredDetail, origin: string): Product {
  return {
    ...toProduct(row, origin),
    ...toImages(row, images, origin),
    ...toOptionsAndVariants(row, choices, toImageUrl(origin)),
    ...toAttributes(choices),
    ...(searchTexts.slug ? { slug: searchTexts.slug } : {}),
    ...(searchTexts.metaTitle ? { metaTitle: searchTexts.metaTitle } : {}),
    ...(searchTexts.metaDescription ? { metaDescription: searchTexts.metaDescription } : {}),
  };
}

/** The pictures. The main one is always first; whoever changed it has not described it yet. */
function toImages(row: ProductRow, images: StoredDetail["images"], origin: string): Pick<Product, "images"> {
  if (images.length === 0) return {};
  const described = images.find(({ imageUrl }) => imageUrl === row.imageUrl);
  const main = described ?? { imageUrl: row.imageUrl, alt: row.name, kind: "front" as const };
  const others = images.filter((image) => image.position > 0 && image !== described);
  const address = toImageUrl(origin);
  return {
    images: [main, ...others].map(({ imageUrl, alt, kind }) => ({ url: address(imageUrl), alt, kind })),
  };
}

/** What is stored of a picture's address: only the path when it is one of ours. */
export function toStoredImage(imageUrl: string, origin: string): string {
  const url = new URL(imageUrl);
  const isOurs = url.origin === new URL(origin).origin && url.pathname.startsWith("/images/");
  return isOurs ? url.pathname + url.search : imageUrl;
}

/**
 * What a product's reply shows, as a tag: its version and its stock, for those who edit it, and the rest in short. Not all
 * that is shown raises the version: pieces move from one variant to another, an attribute is called otherwise. The origin is
 * in it too: a cache that asks whether its copy is still good must not keep the addresses of another host.
 */
export function productTag(product: Product, origin: string): string {
  const shown = createHash("sha256")
    .update(origin + JSON.stringify(product))
    .digest("base64url")
    .slice(0, 8);
  return `"${product.version}.${product.quantity}-${shown}"`;
}

/**
 * What an If-Match says that the editor saw. The version alone is enough (`"3"`); a tag of ours (`"3.12-…"`) also tells
 * the stock. Null when none of the tags is the version at hand; a sale in between is no conflict.
 */
export function parseIfMatch(header: string, version: number): { quantity: number | undefined } | null {
  if (header.trim() === "*") return { quantity: undefined };
  for (const tag of header.split(",")) {
    const [, seen, quantity] = /^(?:W\/)?"(\d+)(?:\.(\d+))?(?:-[\w-]{8})?"$/.exec(tag.trim()) ?? [];
    if (Number(seen) === version) return { quantity: quantity === undefined ? undefined : Number(quantity) };
  }
  return null;
}
