import { attributeFilters, type CollectionRule } from "@larkwood/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import { countHits } from "./product-count";
import { chosenFilter, isDecidedByStock, productFilter } from "./product-filter";

interface StoredCollection {
  id: string;
  rule: CollectionRule | null;
}

/** The condition of what is in a collection: chosen by hand, or found by its rule. */
function inCollection({ id, rule }: StoredCollection): SQL {
  if (!rule)
    return sql`products.id in (select product_id from collection_products where collection_id = ${id})`;
  const { attributes, ...rest } = rule;
  return chosenFilter({ ...rest, attributes: attributeFilters.parse(attributes) }) ?? sql`true`;
}

interface NamedCollection {
  /** What is in it: nothing at all for a word that no collection has. */
  condition: SQL;
  /** It may leave out what is sold out. */
  isDecidedByStock: boolean;
}

/** A collection by the word in an address. */
export async function findCollection(db: Executor, slug: string): Promise<NamedCollection> {
  const found = await queryFirst<StoredCollection>(
    db,
    sql`select id, rule from collections where slug = ${slug}`,
  );
  return {
    condition: found ? inCollection(found) : sql`false`,
    isDecidedByStock: isDecidedByStock(found?.rule ?? {}),
  };
}

/** How many products a collection shows. */
export async function countCollection(db: Executor, collection: StoredCollection): Promise<number> {
  return (await countHits(db, and(productFilter({}), inCollection(collection)))).total;
}
