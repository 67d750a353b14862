import type { AttributeValue, Category, Measures } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import { isLength, LENGTHS } from "../filters";
import type { IndexedProduct } from "./index-snapshot";
import type { Size } from "./size-sets";

type Attributes = Record<string, AttributeValue>;

type PackedProduct = [
  id: string,
  category: Category,
  priceCents: number,
  createdAt: number,
  isInStock: boolean,
  isOnSale: boolean | null,
  words: string[] | null,
  attributes: Attributes | null,
  ofVariants: Attributes[] | null,
  measures: Measures[] | null,
  prices: number[] | null,
];

/** Reads the next products, oldest first. */
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

/** Reads those of the products that are published. */
export function readProductsById(db: Executor, ids: readonly string[]): Promise<IndexedProduct[]> {
  return read(db, sql`select * from products where id = any(${sql.param(ids)}::text[]) and published`);
}

/** Reads all rows as one JSON value, which is much faster to parse than thousands of rows. */
async function read(db: Executor, source: SQL): Promise<IndexedProduct[]> {
  const row = await queryFirst<{ packed: PackedProduct[] | null }>(
    db,
    sql`
    select json_agg(json_build_array(
      id, category, price_cents, (extract(epoch from created_at) * 1000)::bigint, quantity > 0,
      compare_at_cents > price_cents, facets, attributes, case when has_variants then (
        select jsonb_agg(distinct attributes) from variants where product_id = products.id and attributes is not null) end,
      case when has_variants then (
        select jsonb_agg(distinct measures) from variants where product_id = products.id and measures is not null) end,
      case when has_variants then (
        select jsonb_agg(distinct price_cents) from variants where product_id = products.id
        having count(distinct price_cents) > 1) end
    )) as packed
    from (${source}) as products`,
  );
  return (row?.packed ?? []).map(toIndexedProduct);
}

function toIndexedProduct([
  id,
  category,
  priceCents,
  createdAt,
  isInStock,
  isOnSale,
  words,
  attributes,
  ofVariants,
  measures,
  prices,
]: PackedProduct): IndexedProduct {
  const numbers = toNumbers(attributes, ofVariants ?? []);
  return {
    id,
    category,
    priceCents,
    prices: prices ?? [],
    createdAt,
    isInStock,
    isOnSale: isOnSale ?? false,
    words: words ?? [],
    numbers,
    sizes: measures ? toSizes(numbers, measures) : [],
  };
}

/** The numbers of a product, and those of its variants that differ. The dimensions of variants are measures. */
function toNumbers(own: Attributes | null, ofVariants: readonly Attributes[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  for (const key in own) {
    const value = own[key];
    if (typeof value === "number") numbers.set(key, [value]);
  }
  for (const attributes of ofVariants)
    for (const [key, value] of Object.entries(attributes)) {
      const known = numbers.get(key) ?? [];
      if (typeof value === "number" && !isLength(key) && !known.includes(value))
        numbers.set(key, [...known, value]);
    }
  return numbers;
}

/** The sizes of a product and its variants. A variant inherits missing measures from the product. */
function toSizes(numbers: ReadonlyMap<string, readonly number[]>, measures: readonly Measures[]): Size[] {
  return [{}, ...measures].map((given: Measures) =>
    LENGTHS.map((key) => (typeof given[key] === "number" ? given[key] : (numbers.get(key)?.[0] ?? null))),
  );
}
