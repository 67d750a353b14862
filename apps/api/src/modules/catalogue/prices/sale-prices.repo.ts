import { type SQL, sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";

type Ids = readonly string[];
const among = (ids: Ids) => sql`any(${sql.param(ids)}::text[])`;

/** What stands on the shelf of some products: their variants, or a product that has none. */
const shelfOf = (ids: Ids) => sql`
  select id, price_cents, compare_at_cents from variants where product_id = ${among(ids)}
  union all
  select id, price_cents, compare_at_cents from products where id = ${among(ids)} and not has_variants`;

/** Gives back their regular prices to what is no longer on sale, for products that the caller has locked. */
export async function endSales(db: Executor, ids: Ids, until: Date | "all"): Promise<void> {
  await endWhere(db, ids, until === "all" ? sql`true` : sql`ends_at <= ${until.toISOString()}::timestamptz`);
}

/** Ends what costs no less than without a sale: the regular price counts at once. */
export async function endIneffectiveSales(db: Executor, ids: Ids): Promise<void> {
  await endWhere(db, ids, sql`is_on and price_cents >= regular_cents`);
}

async function endWhere(db: Executor, ids: Ids, over: SQL): Promise<void> {
  const ended = await queryRows<{ id: string }>(
    db,
    sql`
    with ended as (
      delete from sale_prices where product_id = ${among(ids)} and ${over}
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

/** Puts into force what has begun, where it is lower than the price; what is not is forgotten. */
export async function startSales(db: Executor, ids: Ids, at: Date): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const begun = await queryRows<{ id: string }>(
    db,
    sql`
    with there as (${shelfOf(ids)}), begun as (
      update sale_prices
      set is_on = true, regular_cents = there.price_cents, regular_compare_at_cents = there.compare_at_cents
      from there
      where owner_id = there.id and not is_on and starts_at <= ${moment}
        and (ends_at is null or ends_at > ${moment}) and sale_prices.price_cents < there.price_cents
      returning owner_id, product_id, sale_prices.price_cents, regular_cents
    ), of_variants as (
      update variants set price_cents = begun.price_cents, compare_at_cents = regular_cents
      from begun where variants.id = owner_id
    ), of_products as (
      update products set price_cents = begun.price_cents, compare_at_cents = regular_cents
      from begun where products.id = owner_id and not has_variants
    )
    select distinct product_id as id from begun`,
  );
  await db.execute(
    sql`delete from sale_prices where product_id = ${among(ids)} and not is_on and starts_at <= ${moment}`,
  );
  await raiseVersions(db, begun);
}

/**
 * The price of a variant is the product's content too, and what an editor has open is older than it. That of a product
 * without variants raises its version by itself.
 */
async function raiseVersions(db: Executor, changed: readonly { id: string }[]): Promise<void> {
  if (changed.length === 0) return;
  await db.execute(sql`
    update products set version = version + 1 where id = ${among(changed.map(({ id }) => id))} and has_variants`);
}

/**
 * To be called when somebody has set prices by hand: of what is on sale they are the sale's. One that is no lower than the
 * regular price takes its place, and the sale is over.
 */
export async function reconcileSalePrices(db: Executor, ids: Ids): Promise<void> {
  await db.execute(sql`
    update sale_prices
    set price_cents = there.price_cents, regular_cents = greatest(regular_cents, there.price_cents)
    from (${shelfOf(ids)}) as there
    where owner_id = there.id and is_on and sale_prices.price_cents <> there.price_cents`);
  await endIneffectiveSales(db, ids);
}
