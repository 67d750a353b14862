import { sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import { planFound, type SearchPlan } from "./search-tiers";

const SKU = /^[a-z0-9][a-z0-9._/-]*$/i;
// A plain word is searched as one, whatever number somebody gave to something on a shelf.
const NO_WORD = /[\d._/-]/;
const SHORTEST_BEGINNING = 4;

/** Whether this may be a number from a label. */
export const looksLikeSku = (text: string) => SKU.test(text) && NO_WORD.test(text);

/** The product that has this number, or a variant with it; null where nothing has. */
export async function findSku(db: Executor, text: string): Promise<SearchPlan | null> {
  if (!looksLikeSku(text)) return null;
  const found = await queryFirst<{ id: string }>(
    db,
    sql`select product_id as id from skus where upper(sku) = upper(${text}::text)`,
  );
  return found ? planFound(sql`products.id = ${found.id}`) : null;
}

/** The products with a number that begins so. */
export async function findSkusByPrefix(db: Executor, text: string): Promise<SearchPlan | null> {
  if (text.length < SHORTEST_BEGINNING || !looksLikeSku(text)) return null;
  const begun = sql`upper(sku) collate "C" >= upper(${text}::text)
    and upper(sku) collate "C" < upper(${text}::text) || chr(1114111)`;
  const found = await queryFirst<{ id: string }>(
    db,
    sql`select product_id as id from skus where ${begun} limit 1`,
  );
  if (!found) return null;
  return planFound(sql`products.id in (select product_id from skus where ${begun})`);
}
