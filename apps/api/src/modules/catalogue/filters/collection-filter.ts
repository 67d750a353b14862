import { attributeFilters, type CollectionRule, type ProductQuery } from "@larkwood/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { countHits } from "./product-count";
import { chosenCondition, isDecidedByStock, productFilter } from "./product-filter";

interface StoredCollection {
  id: string;
  rule: CollectionRule | null;
}

/** SQL condition for the products of a manual collection, or of a collection with a rule. */
export function inCollection({ id, rule }: StoredCollection): SQL {
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

/** The collections, out of the given ones, of each product. */
export async function collectionsOf(
  db: Executor,
  productIds: readonly string[],
  collectionIds: readonly string[],
): Promise<Map<string, string[]>> {
  const collections = await queryRows<StoredCollection>(
    db,
    sql`select id, rule from collections where id = any(${sql.param(collectionIds)}::text[])`,
  );
  if (collections.length === 0) return new Map();
  const isChosen = sql`products.id = any(${sql.param(productIds)}::text[])`;
  const parts = collections.map(
    (one) =>
      sql`select products.id, ${one.id}::text as collection from products where ${and(isChosen, inCollection(one))}`,
  );
  const rows = await queryRows<{ id: string; collection: string }>(db, sql.join(parts, sql` union all `));
  const found = new Map<string, string[]>();
  for (const { id, collection } of rows) found.set(id, [...(found.get(id) ?? []), collection]);
  return found;
}

/** Counts the published products of a collection. */
export async function countCollection(db: Executor, collection: StoredCollection): Promise<number> {
  return (await countHits(db, and(productFilter({}), inCollection(collection)))).total;
}
