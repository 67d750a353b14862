import { attributeFilters, type CollectionRule, type ProductQuery } from "@larkwood/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import { countHits } from "./product-count";
import { chosenCondition, isDecidedByStock, productFilter } from "./product-filter";

interface StoredCollection {
  id: string;
  rule: CollectionRule | null;
}

/** SQL condition for the products of a manual collection, or of a collection with a rule. */
function inCollection({ id, rule }: StoredCollection): SQL {
  if (!rule)
    return sql`products.id in (select product_id from collection_products where collection_id = ${id})`;
  return chosenCondition(toQuery(rule)) ?? sql`true`;
}

const toQuery = ({ attributes, ...rule }: CollectionRule): ProductQuery => ({
  ...rule,
  attributes: attributeFilters.parse(attributes),
});

interface ResolvedCollection {
  /** Matches no product if the collection does not exist. */
  condition: SQL;
  /** Whether the rule excludes products that are out of stock. */
  isDecidedByStock: boolean;
}

/** Resolves a collection by its slug. */
export async function findCollection(db: Executor, slug: string): Promise<ResolvedCollection> {
  const found = await queryFirst<StoredCollection>(
    db,
    sql`select id, rule from collections where slug = ${slug}`,
  );
  return {
    condition: found ? inCollection(found) : sql`false`,
    isDecidedByStock: isDecidedByStock(toQuery(found?.rule ?? {})),
  };
}

/** Counts the published products of a collection. */
export async function countCollection(db: Executor, collection: StoredCollection): Promise<number> {
  return (await countHits(db, and(productFilter({}), inCollection(collection)))).total;
}
