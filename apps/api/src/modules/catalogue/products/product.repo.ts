import { eq, inArray, sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import { productSlugs, products } from "../../../db/schema";
import { optionColumns } from "./options";
import type { ProductRow, StoredCompanion, StoredDetail, StoredImages } from "./product-row";

const {
  id,
  name,
  description,
  category,
  priceCents,
  quantity,
  imageUrl,
  createdAt,
  version,
  compareAtCents,
} = products;

/** The columns of a product that the shop shows. */
export const productColumns = {
  id,
  name,
  description,
  category,
  priceCents,
  quantity,
  imageUrl,
  createdAt,
  version,
  compareAtCents,
};

type NewProduct = Omit<ProductRow, "version"> & { published?: boolean };
export type ProductChange = Omit<ProductRow, "version" | "id" | "createdAt">;
/** Columns to change; undefined ones stay as they are. */
export type ColumnChanges = { [K in keyof ProductChange]?: ProductChange[K] | undefined } & {
  lowStock?: number | null | undefined;
};

export async function findProduct(db: Executor, productId: string): Promise<ProductRow | null> {
  const [row] = await db.select(productColumns).from(products).where(eq(products.id, productId));
  return row ?? null;
}

const { slug, metaTitle, metaDescription } = products;

/** A product with images, options, variants and attributes, in one query. */
export async function findDetail(db: Executor, productId: string): Promise<StoredDetail | null> {
  const [found] = await findDetails(db, [productId]);
  return found ?? null;
}

/** The same for several products, in any order. */
export async function findDetails(db: Executor, ids: readonly string[]): Promise<StoredDetail[]> {
  const images = sql<StoredImages | null>`(
    select json_agg(json_build_object(
      'position', position, 'imageUrl', image_url, 'alt', alt, 'kind', kind) order by position)
    from product_images where product_id = products.id)`;
  const companions = sql<StoredCompanion[] | null>`(
    select json_agg(json_build_object('id', companion.id, 'isPublished', companion.published) order by position)
    from product_companions join products as companion on companion.id = companion_id
    where product_id = products.id)`;
  const found = await db
    .select({
      ...productColumns,
      ...optionColumns,
      images,
      companions,
      isPublished: products.published,
      searchTexts: { slug, metaTitle, metaDescription },
      lowStock: products.lowStock,
      starCounts: products.starCounts,
    })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return found.map(
    ({
      images: stored,
      companions: chosen,
      options,
      sku,
      variants,
      attributes,
      isPublished,
      searchTexts,
      lowStock,
      ...row
    }) => ({
      row,
      images: stored ?? [],
      companions: chosen ?? [],
      productOptions: { options, sku, variants, attributes },
      isPublished,
      searchTexts,
      lowStock,
    }),
  );
}

/** The same for published products only. */
export async function findPublished(db: Executor, productId: string): Promise<StoredDetail | null> {
  const found = await findDetail(db, productId);
  return found?.isPublished ? found : null;
}

/** The product that has, or once had, this slug. */
export async function findIdBySlug(db: Executor, urlSlug: string): Promise<string | null> {
  const [row] = await db
    .select({ id: productSlugs.productId })
    .from(productSlugs)
    .where(eq(productSlugs.slug, urlSlug));
  return row?.id ?? null;
}

/** The product, locked until the transaction ends. */
export async function lockProduct(db: Executor, productId: string): Promise<ProductRow> {
  const [row] = await db
    .select(productColumns)
    .from(products)
    .where(eq(products.id, productId))
    .for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

export async function insertProduct(db: Executor, product: NewProduct): Promise<ProductRow> {
  const [row] = await db
    .insert(products)
    .values({ ...product, updatedAt: product.createdAt })
    .returning(productColumns);
  if (!row) throw new Error("insert returned no row");
  return row;
}

export async function updateProductRow(
  db: Executor,
  productId: string,
  change: ColumnChanges,
  at: Date,
): Promise<ProductRow> {
  const [row] = await db
    .update(products)
    .set({ ...change, updatedAt: at })
    .where(eq(products.id, productId))
    .returning(productColumns);
  if (!row) throw new AppError("not_found");
  return row;
}

export async function deleteProductRow(db: Executor, productId: string): Promise<void> {
  await db.delete(products).where(eq(products.id, productId));
}
