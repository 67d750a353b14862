import { sql } from "drizzle-orm";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { endSales, startSales } from "../prices";

/** The next time at which a sale or a promotion starts or ends or a product is published; null if nothing is planned. */
export async function findNextChange(db: Executor): Promise<Date | null> {
  const row = await queryFirst<{ next: Date | string | null }>(
    db,
    sql`
    select least(
      (select next_at from sale_prices where next_at is not null order by next_at limit 1),
      (select publish_at from products where not published and publish_at is not null order by publish_at limit 1),
      (select min(next_at) from promotions where next_at is not null)
    ) as next`,
  );
  return row?.next ? new Date(row.next) : null;
}

/** Ids of products with due changes. */
export async function findDue(db: Executor, at: Date): Promise<string[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const rows = await queryRows<{ id: string }>(
    db,
    sql`
    select product_id as id from sale_prices where next_at <= ${now}
    union select id from products where not published and publish_at <= ${now}`,
  );
  return rows.map(({ id }) => id);
}

/** Shows the badges of promotions that have started, and hides those of promotions that have ended. */
async function applyDuePromotions(db: Executor, at: Date): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  await db.execute(sql`
    update promotions set is_shown = ends_at is null or ends_at > ${now},
      next_at = case when ends_at > ${now} then ends_at end
    where next_at <= ${now}`);
}

/** Ends and starts sales and publishes products that are due, and returns the product ids. */
export async function applyDue(db: Executor, at: Date): Promise<string[]> {
  const ids = await findDue(db, at);
  if (ids.length > 0) await applyDueProducts(db, ids, at);
  // After the products, as orders lock them.
  await applyDuePromotions(db, at);
  return ids;
}

async function applyDueProducts(db: Executor, ids: readonly string[], at: Date): Promise<void> {
  const among = sql`any(${sql.param(ids)}::text[])`;
  const now = sql`${at.toISOString()}::timestamptz`;
  // All transactions lock products in this order; a second process then finds nothing due.
  await db.execute(sql`select from products where id = ${among} order by id for update`);
  await endSales(db, ids, at);
  await startSales(db, ids, at);
  await db.execute(sql`
    update products
    set published = published or coalesce(publish_at <= ${now}, false),
      publish_at = case when publish_at <= ${now} then null else publish_at end, updated_at = ${now}
    where id = ${among}`);
}
