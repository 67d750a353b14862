import { sql } from "drizzle-orm";
import { type Executor, firstOf, rowsOf } from "../../db/executor";

/** The next moment at which a sale begins or ends or a product is published; null when nothing is planned. */
export async function findNextChange(db: Executor): Promise<Date | null> {
  const row = await firstOf<{ next: Date | string | null }>(
    db,
    sql`
    select least(
      (select next_at from sale_prices where next_at is not null order by next_at limit 1),
      (select publish_at from products where not published and publish_at is not null order by publish_at limit 1)
    ) as next`,
  );
  return row?.next ? new Date(row.next) : null;
}

/** Products of which something is due. */
export async function findDue(db: Executor, at: Date): Promise<string[]> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
    select product_id as id from sale_prices where next_at <= ${moment}
    union select id from products where not published and publish_at <= ${moment}`,
  );
  return rows.map(({ id }) => id);
}

/** Gives back their regular prices to what is no longer on sale, for products that the caller has locked. */
export async function endSales(db: Executor, ids: readonly string[], until: Date | "all"): Promise<void> {
  const over = until === "all" ? sql`true` : sql`ends_at <= ${until.toISOString()}::timestamptz`;
  await db.execute(sql`
    with ended as (
      delete from sale_prices where product_id = any(${sql.param(ids)}::text[]) and ${over}
      returning owner_id, is_on, regular_cents, regular_compare_at_cents
    ), of_variants as (
      update variants set price_cents = regular_cents, compare_at_cents = regular_compare_at_cents
      from ended where is_on and variants.id = owner_id
    )
    update products set price_cents = regular_cents, compare_at_cents = regular_compare_at_cents
    from ended where is_on and products.id = owner_id and not has_variants`);
}

/** Puts into force what has begun, where it is lower than the price; what is not is forgotten. */
export async function beginSales(db: Executor, ids: readonly string[], at: Date): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const among = sql`any(${sql.param(ids)}::text[])`;
  await db.execute(sql`
    with there as (
      select id, price_cents, compare_at_cents from variants where product_id = ${among}
      union all
      select id, price_cents, compare_at_cents from products where id = ${among} and not has_variants
    ), begun as (
      update sale_prices
      set is_on = true, regular_cents = there.price_cents, regular_compare_at_cents = there.compare_at_cents
      from there
      where owner_id = there.id and not is_on and starts_at <= ${moment}
        and (ends_at is null or ends_at > ${moment}) and sale_prices.price_cents < there.price_cents
      returning owner_id, sale_prices.price_cents, regular_cents
    ), of_variants as (
      update variants set price_cents = begun.price_cents, compare_at_cents = regular_cents
      from begun where variants.id = owner_id
    )
    update products set price_cents = begun.price_cents, compare_at_cents = regular_cents
    from begun where products.id = owner_id and not has_variants`);
  await db.execute(
    sql`delete from sale_prices where product_id = ${among} and not is_on and starts_at <= ${moment}`,
  );
}

/** Everything that is due by now comes into force: ends, beginnings and publishings, all or none. Gives their products. */
export async function applyDue(db: Executor, at: Date): Promise<string[]> {
  const ids = await findDue(db, at);
  if (ids.length === 0) return ids;
  const among = sql`any(${sql.param(ids)}::text[])`;
  const moment = sql`${at.toISOString()}::timestamptz`;
  // In the order in which everybody locks them; whoever was second finds nothing left to do.
  await db.execute(sql`select from products where id = ${among} order by id for update`);
  await endSales(db, ids, at);
  await beginSales(db, ids, at);
  await db.execute(sql`
    update products
    set published = published or coalesce(publish_at <= ${moment}, false),
      publish_at = case when publish_at <= ${moment} then null else publish_at end, updated_at = ${moment}
    where id = ${among}`);
  return ids;
}
