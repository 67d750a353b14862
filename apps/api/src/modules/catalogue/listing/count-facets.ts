import type { Attribute, Facets } from "@larkwood/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { products } from "../../../db/schema";
import {
  attributeFacet,
  chosenFilter,
  type FacetQuery,
  type FacetRow,
  findCollection,
  isLength,
  numberIn,
  PRICE_STEPS,
  productFilter,
  sizeTests,
  splitBounds,
  toFacets,
} from "../filters";
import { countRows, type IndexSnapshot, matchRows } from "../product-index";
import type { SynonymSource } from "../search";
import { planSearch } from "../search";

const ID_BYTES = 12;

/** The filters that are facets, with the facets that are counted without them: each with all filters but its own. */
function ownFilters({ category, minPrice, maxPrice, inStock, onSale, attributes, fits }: FacetQuery) {
  const { bounds, others } = splitBounds(attributes);
  const filters: { facets: string[]; condition: SQL | undefined }[] = [
    { facets: ["category"], condition: chosenFilter({ category }) },
    { facets: ["price"], condition: chosenFilter({ minPrice, maxPrice }) },
    { facets: ["stock"], condition: chosenFilter({ inStock }) },
    { facets: ["sale"], condition: chosenFilter({ onSale }) },
    ...others.map((filter) => ({
      facets: [attributeFacet(filter.key)],
      condition: chosenFilter({ attributes: [filter] }),
    })),
    ...sizeTests(bounds).map((test) => ({
      facets: test.own.map(attributeFacet),
      condition: chosenFilter({ attributes: test.bounds, fits }),
    })),
  ];
  return filters.flatMap(({ facets, condition }) => (condition ? [{ facets, condition }] : []));
}

/** How many products each further filter would leave: by the index where there is one, else by a walk of the table. */
export async function countFacets(
  db: Executor,
  query: FacetQuery,
  synonyms: SynonymSource,
  facts: IndexSnapshot | null = null,
): Promise<Facets> {
  const attributes = await queryRows<Attribute>(
    db,
    sql`select key, name, type, unit, choices, facet, position from attributes where facet order by position, key`,
  );
  const within = query.collection ? (await findCollection(db, query.collection)).condition : undefined;
  const words = query.search
    ? await planSearch(db, query.search, and(within, chosenFilter({ ids: query.ids })), synonyms)
    : undefined;
  if (words === null) return toFacets(attributes, []);
  // The index has what is published only.
  const asked = and(words?.plan.hit, within, chosenFilter({ ids: query.ids }));
  if (facts) {
    const rows = asked && (await readRows(db, facts, asked));
    return toFacets(attributes, countRows(facts, matchRows(facts, query, rows), attributes));
  }
  const always = and(asked, productFilter({ fits: query.fits }));
  return toFacets(attributes, await readCounts(db, { query, always, attributes }));
}

/** The rows that only the database can tell: hits of words, and products that are named. */
async function readRows(db: Executor, facts: IndexSnapshot, condition: SQL): Promise<number[]> {
  const found = await queryFirst<{ ids: Buffer | null }>(
    db,
    sql`select string_agg(decode(id, 'hex'), '') as ids from products where ${condition}`,
  );
  const ids = found?.ids ?? Buffer.alloc(0);
  const rows: number[] = [];
  for (let at = 0; at < ids.length; at += ID_BYTES) {
    const row = facts.ids.find([ids.readUInt32BE(at), ids.readUInt32BE(at + 4), ids.readUInt32BE(at + 8)]);
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

interface Counting {
  query: FacetQuery;
  always: SQL | undefined;
  attributes: readonly Attribute[];
}

/** Everything in one walk: each product knows by a bit which filters it fails, and counts where it fails no other. */
async function readCounts(db: Executor, { query, always, attributes }: Counting): Promise<FacetRow[]> {
  const filters = ownFilters(query);
  const bit = (facet: string) =>
    filters.reduce((sum, { facets }, place) => sum + (facets.includes(facet) ? 2 ** place : 0), 0);
  const failed = filters.map(
    ({ condition }, place) => sql`case when ${condition} then 0 else ${sql.raw(String(2 ** place))} end`,
  );
  const mask = failed.length > 0 ? sql.join(failed, sql` + `) : sql`0`;
  // No filter is known by more than its bit: the numbers are ours, and no text of a caller's.
  const passes = (facet: string) => sql`failed & ${sql.raw(String(~bit(facet)))} = 0`;
  const worded = attributes.filter(({ type }) => type !== "number" && type !== "text");
  const bits = sql`unnest(${sql.param(worded.map(({ key }) => key))}::text[],
    ${sql.param(worded.map(({ key }) => bit(attributeFacet(key))))}::int[]) as known(key, own)`;
  const ranges = attributes
    .filter(({ type }) => type === "number")
    .map(
      ({ key }) => sql`
      union all select ${attributeFacet(key)}::text, bound.value::text, count(*)::int
      from hits cross join lateral (${numbersOf(key)}) as bound (value)
      where bound.value is not null and ${passes(attributeFacet(key))} group by 2`,
    );
  return queryRows<FacetRow>(
    db,
    sql`
    with hits as materialized (
      select category, price_cents, quantity > 0 as stock, coalesce(compare_at_cents > price_cents, false) as sale,
        id, has_variants, facets, attributes, ${mask} as failed
      from ${products} where ${always ?? sql`true`}
    )
    select 'total' as facet, '' as value, count(*)::int as count from hits where failed = 0
    union all select 'category', category, count(*)::int from hits where ${passes("category")} group by 2
    union all select 'price', width_bucket(price_cents, ${sql.param(PRICE_STEPS)}::int[])::text, count(*)::int
      from hits where ${passes("price")} group by 2
    union all select 'stock', '', count(*)::int from hits where stock and ${passes("stock")}
    union all select 'sale', '', count(*)::int from hits where sale and ${passes("sale")}
    union all select ${attributeFacet("")} || known.key, substr(word, length(known.key) + 2), count(*)::int
      from hits, unnest(facets) as word, ${bits}
      where known.key = split_part(word, ':', 1) and failed & ~known.own = 0 group by 1, 2
    ${sql.join(ranges, sql` `)}`,
  );
}

/** The numbers that a hit has under a key: one, or where it is a length also those of variants that have another. */
function numbersOf(key: string): SQL {
  const own = sql`select ${numberIn(sql`attributes`, key)}`;
  if (!isLength(key)) return own;
  return sql`${own} union select ${numberIn(sql`measures`, key)}
    from variants where hits.has_variants and variants.product_id = hits.id and measures is not null`;
}
