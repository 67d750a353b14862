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

export async function findProduct(db: Executor, productId: string): Promise<ProductRow | null> {
  const [row] = await db.select(productColumns).from(products).where(eq(products.id, productId));
  return row ?? null;
}

const { slug, metaTitle, metaDescription } = products;

/** A product with images, options, variants and attributes, in one query. */
export async function findDetail(db: Executor, productId: string): Promise<StoredDetail | null> {
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
    .where(eq(products.id, productId));
  if (!found) return null;
  const { images: stored, options, sku, variants, attributes, isPublished, searchTexts, ...row } = found;
  const productOptions = { options, sku, variants, attributes };
  return { row, images: stored ?? [], productOptions, isPublished, searchTexts };
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
  change: Partial<ProductChange>,
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
