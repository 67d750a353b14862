import { type SQL, sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";

type Ids = readonly string[];
const among = (ids: Ids) => sql`any(${sql.param(ids)}::text[])`;

/** The variants of products, and products without variants. */
const itemsOf = (ids: Ids) => sql`
  select id, price_cents, compare_at_cents from variants where product_id = ${among(ids)}
  union all
  select id, price_cents, compare_at_cents from products where id = ${among(ids)} and not has_variants`;

/** Ends sales and restores regular prices of products that the caller has locked. */
export async function endSales(db: Executor, ids: Ids, until: Date | "all"): Promise<void> {
  await endWhere(db, ids, until === "all" ? sql`true` : sql`ends_at <= ${until.toISOString()}::timestamptz`);
}

/** Ends running sales whose price is not below the regular price. */
export async function endIneffectiveSales(db: Executor, ids: Ids): Promise<void> {
  await endWhere(db, ids, sql`is_on and price_cents >= regular_cents`);
}

async function endWhere(db: Executor, ids: Ids, condition: SQL): Promise<void> {
  const ended = await queryRows<{ id: string }>(
    db,
    sql`
    with ended as (
      delete from sale_prices where product_id = ${among(ids)} and ${condition}
      returning owner_id, product_id, is_on, regular_cents, regular_compare_at_cents
    ), of_variants as (
      update variants set price_cents = regular_cents, compare_at_cents = regular_compare_at_cents
      from ended where is_on and variants.id = owner_id
    ), of_products as (
      update products set price_cents = regular_cents, compare_at_cents = regular_compare_at_cents
      from ended where is_on and products.id = owner_id and not has_variants
    )
    select distinct product_id as id from ended where is_on`,
  );
  await raiseVersions(db, ended);
}

/** Starts due sales that are below the current price, and deletes the other due ones. */
export async function startSales(db: Executor, ids: Ids, at: Date): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const started = await queryRows<{ id: string }>(
    db,
    sql`
    with item as (${itemsOf(ids)}), started as (
      update sale_prices
      set is_on = true, regular_cents = item.price_cents, regular_compare_at_cents = item.compare_at_cents
      from item
      where owner_id = item.id and not is_on and starts_at <= ${now}
        and (ends_at is null or ends_at > ${now}) and sale_prices.price_cents < item.price_cents
      returning owner_id, product_id, sale_prices.price_cents, regular_cents
    ), of_variants as (
      update variants set price_cents = started.price_cents, compare_at_cents = regular_cents
      from started where variants.id = owner_id
    ), of_products as (
      update products set price_cents = started.price_cents, compare_at_cents = regular_cents
      from started where products.id = owner_id and not has_variants
    )
    select distinct product_id as id from started`,
  );
  await db.execute(
    sql`delete from sale_prices where product_id = ${among(ids)} and not is_on and starts_at <= ${now}`,
  );
  await raiseVersions(db, started);
}

/** Raises the version of products whose variants changed price. For products without variants a trigger does it. */
async function raiseVersions(db: Executor, changed: readonly { id: string }[]): Promise<void> {
  if (changed.length === 0) return;
  await db.execute(sql`
    update products set version = version + 1 where id = ${among(changed.map(({ id }) => id))} and has_variants`);
}

/**
 * Call after prices were edited: during a sale, an edit changes the sale price.
 * A price that is not below the regular price replaces it and ends the sale.
 */
export async function reconcileSalePrices(db: Executor, ids: Ids): Promise<void> {
  await db.execute(sql`
    update sale_prices
    set price_cents = item.price_cents, regular_cents = greatest(regular_cents, item.price_cents)
    from (${itemsOf(ids)}) as item
    where owner_id = item.id and is_on and sale_prices.price_cents <> item.price_cents`);
  await endIneffectiveSales(db, ids);
}
