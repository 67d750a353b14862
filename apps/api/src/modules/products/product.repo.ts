import { eq } from "drizzle-orm";
import { AppError } from "../../app-error";
import type { Executor } from "../../db/executor";
import { products } from "../../db/schema";
import type { ProductRow } from "./product.mapper";

const { id, name, description, category, priceCents, quantity, imageUrl, createdAt, version } = products;

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
};

type NewProduct = Omit<ProductRow, "version">;
export type ProductChange = Omit<NewProduct, "id" | "createdAt">;

export async function findProduct(db: Executor, wanted: string): Promise<ProductRow | null> {
  const [row] = await db.select(productColumns).from(products).where(eq(products.id, wanted));
  return row ?? null;
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
