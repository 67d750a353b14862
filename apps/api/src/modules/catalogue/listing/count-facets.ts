import type { Attribute, Facets } from "@larkwood/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { products } from "../../../db/schema";
import {
  attributeFacet,
  type ChosenFilter,
  chosenCondition,
  type FacetQuery,
  type FacetRow,
  facetBits,
  facetFilters,
  findCollection,
  isLength,
  jsonNumber,
  PRICE_STEPS,
  productFilter,
  toFacets,
} from "../filters";
import { countRows, type IndexSnapshot, matchRows } from "../product-index";
import type { SynonymSource } from "../search";
import { planSearch } from "../search";

const ID_BYTES = 12;

/** Counts the products of each facet value, with the product index if it is loaded, otherwise in SQL. */
export async function countFacets(
  db: Executor,
  query: FacetQuery,
  synonyms: SynonymSource,
  snapshot: IndexSnapshot | null = null,
): Promise<Facets> {
  const attributes = await queryRows<Attribute>(
    db,
    sql`select key, name, type, unit, choices, facet, position from attributes where facet order by position, key`,
  );
  const collectionFilter = query.collection
    ? (await findCollection(db, query.collection)).condition
    : undefined;
  const search = query.search
    ? await planSearch(db, query.search, and(collectionFilter, chosenCondition({ ids: query.ids })), synonyms)
    : undefined;
  if (search === null) return toFacets(attributes, []);
  // No `published` condition for the index: it contains published products only.
  const condition = and(search?.plan.hit, collectionFilter, chosenCondition({ ids: query.ids }));
  const filters = facetFilters(query);
  if (snapshot) {
    const rows = condition && (await findIndexRows(db, snapshot, condition));
    return toFacets(attributes, countRows(snapshot, matchRows(snapshot, filters, rows), attributes));
  }
  const base = and(productFilter({}), condition);
  return toFacets(attributes, await countInDatabase(db, { filters, base, attributes }));
}

/** Index rows of the conditions that only SQL can evaluate: search hits, collections and ids. */
async function findIndexRows(db: Executor, snapshot: IndexSnapshot, condition: SQL): Promise<number[]> {
  const found = await queryFirst<{ ids: Buffer | null }>(
    db,
    sql`select string_agg(decode(id, 'hex'), '') as ids from products where ${condition}`,
  );
  const ids = found?.ids ?? Buffer.alloc(0);
  const rows: number[] = [];
  for (let at = 0; at < ids.length; at += ID_BYTES) {
    const row = snapshot.ids.find([ids.readUInt32BE(at), ids.readUInt32BE(at + 4), ids.readUInt32BE(at + 8)]);
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

interface CountInput {
  filters: readonly ChosenFilter[];
  /** Condition that all facets share. */
  base: SQL | undefined;
  attributes: readonly Attribute[];
}

const priceStep = sql`width_bucket(price_cents, ${sql.param(PRICE_STEPS)}::int[])`;

/** Counts all facets in one scan: a bit mask per product holds the filters that it fails. */
async function countInDatabase(db: Executor, { filters, base, attributes }: CountInput): Promise<FacetRow[]> {
  const bit = (facet: string) => facetBits(filters, facet);
  const failed = filters.map(
    ({ condition }, index) => sql`case when ${condition} then 0 else ${sql.raw(String(2 ** index))} end`,
  );
  const mask = failed.length > 0 ? sql.join(failed, sql` + `) : sql`0`;
  // sql.raw is safe: the bits are numbers computed here.
  const passes = (facet: string) => sql`failed & ${sql.raw(String(~bit(facet)))} = 0`;
  const withValues = attributes.filter(({ type }) => type !== "number" && type !== "text");
  const bits = sql`unnest(${sql.param(withValues.map(({ key }) => key))}::text[],
    ${sql.param(withValues.map(({ key }) => bit(attributeFacet(key))))}::int[]) as known(key, own)`;
  const ranges = attributes
    .filter(({ type }) => type === "number")
    .map(
      ({ key }) => sql`
      union all select ${attributeFacet(key)}::text, bound.value::text, count(*)::int
      from hits cross join lateral (${numbersQuery(key)}) as bound (value)
      where bound.value is not null and ${passes(attributeFacet(key))} group by 2`,
    );
  return queryRows<FacetRow>(
    db,
    sql`
    with hits as materialized (
      select category, price_cents, quantity > 0 as stock, coalesce(compare_at_cents > price_cents, false) as sale,
        id, has_variants, facets, attributes, ${mask} as failed
      from ${products} where ${base ?? sql`true`}
    )
    select 'total' as facet, '' as value, count(*)::int as count from hits where failed = 0
    union all select 'category', category, count(*)::int from hits where ${passes("category")} group by 2
    union all select 'price', priced.step::text, count(*)::int
      from hits cross join lateral (
        select ${priceStep} union select ${priceStep} from variants
        where hits.has_variants and variants.product_id = hits.id) as priced (step)
      where ${passes("price")} group by 2
    union all select 'stock', '', count(*)::int from hits where stock and ${passes("stock")}
    union all select 'sale', '', count(*)::int from hits where sale and ${passes("sale")}
    union all select ${attributeFacet("")} || known.key, substr(word, length(known.key) + 2), count(*)::int
      from hits, unnest(facets) as word, ${bits}
      where known.key = split_part(word, ':', 1) and failed & ~known.own = 0 group by 1, 2
    ${sql.join(ranges, sql` `)}`,
  );
}

/** SQL for the numbers of a hit and its variants under a key. The dimensions of variants are measures. */
function numbersQuery(key: string): SQL {
  const ofVariant = isLength(key) ? sql`variants.measures` : sql`variants.attributes`;
  return sql`select ${jsonNumber(sql`hits.attributes`, key)} union select ${jsonNumber(ofVariant, key)}
    from variants where hits.has_variants and variants.product_id = hits.id and ${ofVariant} is not null`;
}
