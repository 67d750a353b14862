import { sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import { planFound, type SearchPlan } from "./search-tiers";

const SKU = /^[a-z0-9][a-z0-9._/-]*$/i;
// A plain word is searched as a word, even if it is also a SKU.
const NOT_A_WORD = /[\d._/-]/;
const MIN_PREFIX_LENGTH = 4;

/** Whether the text may be a SKU. */
export const looksLikeSku = (text: string) => SKU.test(text) && NOT_A_WORD.test(text);

/** Finds the product that has this SKU, or whose variant has it. */
export async function findSku(db: Executor, text: string): Promise<SearchPlan | null> {
  if (!looksLikeSku(text)) return null;
  const found = await queryFirst<{ id: string }>(
    db,
    sql`select product_id as id from skus where upper(sku) = upper(${text}::text)`,
  );
  return found ? planFound(sql`products.id = ${found.id}`) : null;
}

/** Finds products by the beginning of a SKU. */
export async function findSkusByPrefix(db: Executor, text: string): Promise<SearchPlan | null> {
  if (text.length < MIN_PREFIX_LENGTH || !looksLikeSku(text)) return null;
  const hasPrefix = sql`upper(sku) collate "C" >= upper(${text}::text)
    and upper(sku) collate "C" < upper(${text}::text) || chr(1114111)`;
  const found = await queryFirst<{ id: string }>(
    db,
    sql`select product_id as id from skus where ${hasPrefix} limit 1`,
  );
  if (!found) return null;
  return planFound(sql`products.id in (select product_id from skus where ${hasPrefix})`);
}
