import type { BulkChange } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";

/** Saves the state of products before this job changes them. */
export async function saveUndoSnapshot(
  tx: Executor,
  jobId: string,
  ids: readonly string[],
  change: BulkChange,
): Promise<void> {
  await tx.execute(sql`
    insert into bulk_edit_snapshots (job_id, product_id, before, version)
    select ${jobId}::bigint, id, ${affectedFields(change)}, version from products
    where id = any(${sql.param(ids)}::text[])`);
}

/** Deletes the snapshots of unchanged products and updates the versions of the others. */
export async function pruneUndoSnapshot(
  tx: Executor,
  jobId: string,
  ids: readonly string[],
  changed: readonly { id: string }[],
): Promise<void> {
  const changedIds = sql.param(changed.map(({ id }) => id));
  await tx.execute(sql`
    delete from bulk_edit_snapshots where job_id = ${jobId}::bigint and product_id = any(${sql.param(ids)}::text[])
      and product_id <> all(${changedIds}::text[])`);
  await tx.execute(sql`
    update bulk_edit_snapshots set version = products.version from products
    where job_id = ${jobId}::bigint and product_id = any(${changedIds}::text[]) and products.id = product_id`);
}

const sales = sql`jsonb_build_object('sales', coalesce((
  select jsonb_agg(jsonb_build_object('ownerId', owner_id, 'priceCents', sale.price_cents,
    'startsAt', starts_at, 'endsAt', ends_at))
  from sale_prices as sale where sale.product_id = products.id), '[]'))`;

/** The price without a sale, by the id of the variant or of a product without variants. */
const regularPrices = sql`(
  select jsonb_object_agg(item.id, coalesce(regular_cents, item.price_cents))
  from (
    select variants.id, variants.price_cents from variants where product_id = products.id
    union all select products.id, products.price_cents where not products.has_variants
  ) as item left join sale_prices on owner_id = item.id and is_on)`;

/** The fields that a change of this kind may alter. */
function affectedFields(change: BulkChange): SQL {
  switch (change.kind) {
    case "price-set":
    case "price-percent":
    case "price-add":
      // A process of an older version reads `priceCents` and `category` to undo the change.
      return sql`jsonb_build_object('priceCents', price_cents, 'category', category, 'prices', ${regularPrices}) || ${sales}`;
    case "category":
      return sql`jsonb_build_object('priceCents', price_cents, 'category', category)`;
    case "publish":
      return sql`jsonb_build_object('published', published, 'publishAt', publish_at)`;
    case "attribute":
      return sql`jsonb_build_object('value', attributes -> ${change.key}::text)`;
    case "collection-add":
    case "collection-remove":
      return sql`'{}'::jsonb`;
    case "stock-set":
    case "stock-add":
      return sql`case when has_variants
        then (select jsonb_object_agg(variants.id, variants.quantity) from variants where product_id = products.id)
        else jsonb_build_object(id, quantity) end`;
    case "sale":
    case "sale-end":
      return sales;
  }
}
