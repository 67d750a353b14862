import { eq, sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import { productSlugs, products } from "../../../db/schema";
import { optionColumns } from "./options";
import type { ProductRow, StoredDetail, StoredImages } from "./product-row";

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

export async function findProduct(db: Executor, wanted: string): Promise<ProductRow | null> {
  const [row] = await db.select(productColumns).from(products).where(eq(products.id, wanted));
  return row ?? null;
}

const { slug, metaTitle, metaDescription } = products;

/** A product with its pictures and what it can be chosen in, in one question. */
export async function findDetail(db: Executor, wanted: string): Promise<StoredDetail | null> {
  const images = sql<StoredImages | null>`(
    select json_agg(json_build_object(
      'position', position, 'imageUrl', image_url, 'alt', alt, 'kind', kind) order by position)
    from product_images where product_id = products.id)`;
  const [found] = await db
    .select({
      ...productColumns,
      ...optionColumns,
      images,
      isPublished: products.published,
      searchTexts: { slug, metaTitle, metaDescription },
    })
    .from(products)
    .where(eq(products.id, wanted));
  if (!found) return null;
  const { images: stored, options, sku, variants, said, isPublished, searchTexts, ...row } = found;
  return { row, images: stored ?? [], choices: { options, sku, variants, said }, isPublished, searchTexts };
}

/** The same as everybody may see it. */
export async function findPublished(db: Executor, wanted: string): Promise<StoredDetail | null> {
  const found = await findDetail(db, wanted);
  return found?.isPublished ? found : null;
}

/** Whose address this word is, or was once. */
export async function findIdBySlug(db: Executor, wanted: string): Promise<string | null> {
  const [row] = await db
    .select({ id: productSlugs.productId })
    .from(productSlugs)
    .where(eq(productSlugs.slug, wanted));
  return row?.id ?? null;
}

/** The product, locked until the transaction ends. */
export async function lockProduct(db: Executor, wanted: string): Promise<ProductRow> {
  const [row] = await db.select(productColumns).from(products).where(eq(products.id, wanted)).for("update");
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
  wanted: string,
  change: Partial<ProductChange>,
  at: Date,
): Promise<ProductRow> {
  const [row] = await db
    .update(products)
    .set({ ...change, updatedAt: at })
    .where(eq(products.id, wanted))
    .returning(productColumns);
  if (!row) throw new AppError("not_found");
  return row;
}

export async function deleteProductRow(db: Executor, wanted: string): Promise<void> {
  await db.delete(products).where(eq(products.id, wanted));
}
