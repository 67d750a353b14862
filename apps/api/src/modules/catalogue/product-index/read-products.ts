import { type AttributeValue, CATEGORIES, type Category, type Measures } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { LENGTHS } from "../filters";
import type { IndexedProduct } from "./index-snapshot";
import type { Size } from "./size-sets";

type PackedFact = [
  id: string,
  category: Category,
  priceCents: number,
  createdAt: number,
  isInStock: boolean,
  isOnSale: boolean | null,
  words: string[] | null,
  attributes: Record<string, AttributeValue> | null,
  measures: Measures[] | null,
  name: string,
  head: string,
];

/** The next facts in the order of age, the oldest first. */
export function readProductsAfter(
  db: Executor,
  last: IndexedProduct | undefined,
  count: number,
): Promise<IndexedProduct[]> {
  const after = last
    ? sql`(created_at, id) > (to_timestamp(${last.createdAt}::float8 / 1000), ${last.id})`
    : sql`true`;
  return read(
    db,
    sql`select * from products where ${after} and published order by created_at, id limit ${count}`,
  );
}

/** The facts of those of these products that there are for everybody. */
export function readProductsById(db: Executor, ids: readonly string[]): Promise<IndexedProduct[]> {
  return read(db, sql`select * from products where id = any(${sql.param(ids)}::text[]) and published`);
}

/** The words of each category, as they follow on a name. */
export async function readCategoryWords(db: Executor): Promise<Map<Category, string>> {
  const rows = await queryRows<{ category: Category; words: string }>(
    db,
    sql`
    select category, search_words(category_words(category))::text as words
    from unnest(${sql.param([...CATEGORIES])}::text[]) as given(category)`,
  );
  return new Map(rows.map(({ category, words }) => [category, words]));
}

/** As one value: thousands of rows are read by a single call of the parser. */
async function read(db: Executor, source: SQL): Promise<IndexedProduct[]> {
  const row = await queryFirst<{ facts: PackedFact[] | null }>(
    db,
    sql`
    select json_agg(json_build_array(
      id, category, price_cents, (extract(epoch from created_at) * 1000)::bigint, quantity > 0,
      compare_at_cents > price_cents, facets, attributes, case when has_variants then (
        select jsonb_agg(distinct measures) from variants where product_id = products.id and measures is not null) end,
      name_words::text, head_words::text
    )) as facts
    from (${source}) as products`,
  );
  return (row?.facts ?? []).map(toFact);
}

function toFact([
  id,
  category,
  priceCents,
  createdAt,
  isInStock,
  isOnSale,
  words,
  attributes,
  measures,
  name,
  head,
]: PackedFact): IndexedProduct {
  const numbers = new Map<string, number>();
  for (const key in attributes) {
    const value = attributes[key];
    if (typeof value === "number") numbers.set(key, value);
  }
  return {
    id,
    category,
    priceCents,
    createdAt,
    isInStock,
    isOnSale: isOnSale ?? false,
    words: words ?? [],
    numbers,
    sizes: measures ? toSizes(numbers, measures) : [],
    title: { name, head },
  };
}

/** What is not said of a variant is that of its product, which comes first. */
function toSizes(numbers: ReadonlyMap<string, number>, measures: readonly Measures[]): Size[] {
  return [{}, ...measures].map((given: Measures) =>
    LENGTHS.map((key) => (typeof given[key] === "number" ? given[key] : (numbers.get(key) ?? null))),
  );
}
