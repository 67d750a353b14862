import { isId } from "@larkwood/contract";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { splitTerms } from "../../../core/search-terms";
import { products } from "../../../db/schema";

/** Whether each word of a search is part of the name or of a SKU of a product; an id finds its product. */
export function containsWords(search: string): SQL | undefined {
  if (isId(search)) return eq(products.id, search);
  const contains = (text: SQL, word: string) => sql`position(lower(${word}) in lower(${text})) > 0`;
  return and(
    ...splitTerms(search).map((word) =>
      or(
        contains(sql`${products.name}`, word),
        sql`exists (select from skus where skus.product_id = ${products.id} and ${contains(sql`skus.sku`, word)})`,
      ),
    ),
  );
}
