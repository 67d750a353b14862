import type { AdminProduct, Publishing, SalePrice } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { asc, eq, inArray } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import type { Database } from "../../../db/connection/client";
import type { Executor } from "../../../db/executor";
import { products, salePrices } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import { findDetails, toDetail } from "../products";

/** Maps the stored publishing columns to the publishing state. */
export function toPublishing({
  published,
  publishAt,
}: Pick<typeof products.$inferSelect, "published" | "publishAt">): Publishing {
  const state = published ? "published" : publishAt ? "scheduled" : "draft";
  return { state, publishAt: published ? null : (publishAt?.toISOString() ?? null) };
}

type SaleRow = typeof salePrices.$inferSelect;

/** Sale prices of a product and its variants, earliest first. */
export async function salePricesOf(db: Executor, productId: string): Promise<SalePrice[]> {
  return toSalePrices(await findSaleRows(db, [productId]), productId);
}

function findSaleRows(db: Executor, productIds: readonly string[]): Promise<SaleRow[]> {
  return db
    .select()
    .from(salePrices)
    .where(inArray(salePrices.productId, [...productIds]))
    .orderBy(asc(salePrices.startsAt), asc(salePrices.ownerId));
}

function toSalePrices(rows: readonly SaleRow[], productId: string): SalePrice[] {
  const own = rows.filter((row) => row.productId === productId);
  return own.map(({ ownerId, priceCents, startsAt, endsAt, regularCents }) => ({
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
  const [found] = await findAdminProducts(db, [id], origin);
  if (!found) throw new AppError("not_found");
  return found;
}

/** The products with these ids, in their order, for a caller that reads from one snapshot or has locked them. */
export async function findAdminProducts(
  db: Executor,
  ids: readonly string[],
  origin: string,
): Promise<AdminProduct[]> {
  const { id, published, publishAt, updatedAt } = products;
  const planned = await db
    .select({ id, published, publishAt, updatedAt })
    .from(products)
    .where(inArray(id, [...ids]));
  const details = new Map((await findDetails(db, ids)).map((detail) => [detail.row.id, detail]));
  const sales = await findSaleRows(db, ids);
  return ids.flatMap((productId) => {
    const plan = planned.find((row) => row.id === productId);
    const detail = details.get(productId);
    if (!plan || !detail) return [];
    return [
      {
        ...toDetail(detail, origin),
        ...(detail.companions.length > 0 ? { companions: detail.companions.map((one) => one.id) } : {}),
        publishing: toPublishing(plan),
        salePrices: toSalePrices(sales, productId),
        updatedAt: plan.updatedAt.toISOString(),
        lowStock: detail.lowStock,
      },
    ];
  });
}

/** The publishing state of a product. */
export async function publishingOf(db: Executor, id: string): Promise<Publishing> {
  const [planned] = await db
    .select({ published: products.published, publishAt: products.publishAt })
    .from(products)
    .where(eq(products.id, id));
  if (!planned) throw new AppError("not_found");
  return toPublishing(planned);
}
