import type { AdminProduct, Publishing, SalePrice } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { asc, eq } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import type { Database } from "../../../db/connection/client";
import type { Executor } from "../../../db/executor";
import { products, salePrices } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import { findDetail, toDetail } from "../products";

/** Maps the stored publishing columns to the publishing state. */
export function toPublishing({
  published,
  publishAt,
}: Pick<typeof products.$inferSelect, "published" | "publishAt">): Publishing {
  const state = published ? "published" : publishAt ? "scheduled" : "draft";
  return { state, publishAt: published ? null : (publishAt?.toISOString() ?? null) };
}

/** Sale prices of a product and its variants, earliest first. */
export async function salePricesOf(db: Executor, productId: string): Promise<SalePrice[]> {
  const rows = await db
    .select()
    .from(salePrices)
    .where(eq(salePrices.productId, productId))
    .orderBy(asc(salePrices.startsAt), asc(salePrices.ownerId));
  return rows.map(({ ownerId, priceCents, startsAt, endsAt, regularCents }) => ({
    variantId: ownerId,
    price: fromCents(priceCents),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    regularPrice: regularCents === null ? null : fromCents(regularCents),
  }));
}

/** Reads a product for editing from one snapshot, so that all parts have the same version. */
export function readAdminProduct(db: Database, id: string, origin: string): Promise<AdminProduct> {
  return inTransaction(db, (tx) => getAdminProduct(tx, id, origin), { snapshot: true });
}

/** Like `readAdminProduct`, for a caller that has locked the product. */
export async function getAdminProduct(db: Executor, id: string, origin: string): Promise<AdminProduct> {
  const [planned] = await db
    .select({ published: products.published, publishAt: products.publishAt })
    .from(products)
    .where(eq(products.id, id));
  const found = await findDetail(db, id);
  if (!found || !planned) throw new AppError("not_found");
  return {
    ...toDetail(found, origin),
    publishing: toPublishing(planned),
    salePrices: await salePricesOf(db, id),
  };
}
