import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import type { ProductRow } from "../products";
import { cardColumnsSql } from "../products";

const CANDIDATES_PER_SOURCE = 24;

/**
 * Related products, best first: same manual collection, same series (first word of the name), same category, same kind
 * (last noun of the name), then newest.
 */
export async function listRelated(db: Executor, productId: string, count: number): Promise<ProductRow[]> {
  const rows = await queryRows<Omit<ProductRow, "createdAt"> & { createdAt: string }>(
    db,
    sql`
    with shown as materialized (
      select id, category, split_part(name_key, ' ', 1) as series, (
        select string_agg(quote_literal(noun), ' | ')::tsquery from unnest(tsvector_to_array(head_words)) as noun
      ) as kind
      from products where id = ${productId}
    ), likely as (
      (select products.* from products
        where name_key > (select series from shown) || ' ' and name_key < (select series from shown) || '!' and published
        order by name_key limit ${CANDIDATES_PER_SOURCE})
      union all
      (select products.* from collection_products as mine
        join collection_products as other on other.collection_id = mine.collection_id
        join products on products.id = other.product_id
        where mine.product_id = ${productId} and published limit ${CANDIDATES_PER_SOURCE})
      union all
      (select products.* from products where head_words @@ (select kind from shown) and published
        order by created_at desc, id desc limit ${CANDIDATES_PER_SOURCE})
      union all
      (select products.* from products where category = (select category from shown) and published
        order by created_at desc, id desc limit ${CANDIDATES_PER_SOURCE})
    ), rated as (
      select distinct on (likely.id) likely.*,
        (split_part(name_key, ' ', 1) = shown.series)::int * 4 + exists (
            select from collection_products as mine
            join collection_products as other on other.collection_id = mine.collection_id
            where mine.product_id = shown.id and other.product_id = likely.id)::int * 6 + (likely.category = shown.category)::int * 3
          + coalesce(head_words @@ shown.kind, false)::int * 2 as rating
      from likely, shown where likely.id <> shown.id order by likely.id
    )
    select id, name, description, category, price_cents as "priceCents", quantity, image_url as "imageUrl",
      created_at as "createdAt", version, compare_at_cents as "compareAtCents", ${cardColumnsSql}
    from rated as products order by rating desc, products.created_at desc, id desc limit ${count}`,
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}
