import { createHash } from "node:crypto";
import type { Product } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import type { products } from "../../db/schema";
import type { StoredImages } from "./product.repo";

export type ProductRow = Omit<typeof products.$inferSelect, "updatedAt">;

/** Absolute address of a stored picture: our own get the origin in front, so that a moved shop keeps them. */
export const imageAddress = (origin: string) => (stored: string) =>
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
    imageUrl: imageAddress(origin)(row.imageUrl),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

/** A product with its pictures. The main one is always first; whoever changed it has not described it yet. */
export function toDetail(row: ProductRow, images: StoredImages, origin: string): Product {
  const product = toProduct(row, origin);
  if (images.length === 0) return product;
  const described = images.find(({ imageUrl }) => imageUrl === row.imageUrl);
  const main = described ?? { imageUrl: row.imageUrl, alt: row.name, kind: "front" as const };
  const others = images.filter((image) => image.position > 0 && image !== described);
  const address = imageAddress(origin);
  return {
    ...product,
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
 * What a product's reply shows, as a tag: its version and, because a sale does not raise that, its stock. The origin is in
 * it too: a cache that asks whether its copy is still good must not keep the addresses of another host.
 */
export function productTag(
  { version, quantity }: { version: number; quantity: number },
  origin: string,
): string {
  const host = createHash("sha256").update(origin).digest("base64url").slice(0, 8);
  return `"${version}.${quantity}-${host}"`;
}

/**
 * What an If-Match says that the editor saw. The version alone is enough (`"3"`); a tag of ours (`"3.12-…"`) also tells
 * the stock. Null when none of the tags is the version at hand; a sale in between is no conflict.
 */
export function seenIn(header: string, version: number): { quantity: number | undefined } | null {
  if (header.trim() === "*") return { quantity: undefined };
  for (const tag of header.split(",")) {
    const [, seen, quantity] = /^(?:W\/)?"(\d+)(?:\.(\d+))?(?:-[\w-]{8})?"$/.exec(tag.trim()) ?? [];
    if (Number(seen) === version) return { quantity: quantity === undefined ? undefined : Number(quantity) };
  }
  return null;
}
