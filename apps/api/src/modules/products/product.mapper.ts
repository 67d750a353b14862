import type { Product } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import type { products } from "../../db/schema";

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

/** What is stored of a picture's address: only the path when it is one of ours. */
export function toStoredImage(imageUrl: string, origin: string): string {
  const url = new URL(imageUrl);
  const isOurs = url.origin === new URL(origin).origin && url.pathname.startsWith("/images/");
  return isOurs ? url.pathname + url.search : imageUrl;
}

/** Version of a product as a tag for If-Match and If-None-Match. */
export function productTag({ version }: { version: number }): string {
  return `"${version}"`;
}
