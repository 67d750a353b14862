import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { products } from "../../../db/schema";
import type { ProductRow } from "../products";
import { cardColumns, productColumns } from "../products";
import { listProducts } from "./list-products";

const CANDIDATES = 60;

/** Products by units sold, from the sales summary that a job updates every minute; then the newest products, highest stock first. */
export async function listBestSellers(db: Executor): Promise<ProductRow[]> {
  const sold = await db
    .select({ ...productColumns, ...cardColumns })
    .from(products)
    .innerJoin(sql`sales_products`, sql`sales_products.product_id = ${products.id}`)
    .where(sql`sold > 0 and ${products.published}`)
    .orderBy(sql`sold desc, ${products.id}`)
    .limit(CANDIDATES);
  const { items } = await listProducts(db, { sort: "newest", limit: CANDIDATES });
  const others = items.filter(({ id }) => !sold.some((product) => product.id === id));
  return [...sold, ...others.sort((a, b) => b.quantity - a.quantity)];
}
