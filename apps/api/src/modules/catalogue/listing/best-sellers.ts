import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { products } from "../../../db/schema";
import type { ProductRow } from "../products";
import { cardColumns, productColumns } from "../products";
import { listProducts } from "./list-products";

const LOOKED_AT = 60;

/**
 * What sells most, best first, by the sales summary (a job brings it up to date each minute); then the deepest stock of what is newest: that is what a shop that
 * has sold little expects to sell.
 */
export async function listBestSellers(db: Executor): Promise<ProductRow[]> {
  const sold = await db
    .select({ ...productColumns, ...cardColumns })
    .from(products)
    .innerJoin(sql`sales_products`, sql`sales_products.product_id = ${products.id}`)
    .where(sql`sold > 0 and ${products.published}`)
    .orderBy(sql`sold desc, ${products.id}`)
    .limit(LOOKED_AT);
  const { items } = await listProducts(db, { sort: "newest", limit: LOOKED_AT });
  const others = items.filter(({ id }) => !sold.some((product) => product.id === id));
  return [...sold, ...others.sort((a, b) => b.quantity - a.quantity)];
}
