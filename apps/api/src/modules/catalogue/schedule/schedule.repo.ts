import { sql } from "drizzle-orm";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { endSales, startSales } from "../prices";

/** The next moment at which a sale begins or ends or a product is published; null when nothing is planned. */
export async function findNextChange(db: Executor): Promise<Date | null> {
  const row = await queryFirst<{ next: Date | string | null }>(
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
  const rows = await queryRows<{ id: string }>(
    db,
    sql`
    select product_id as id from sale_prices where next_at <= ${moment}
    union select id from products where not published and publish_at <= ${moment}`,
  );
  return rows.map(({ id }) => id);
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
  await startSales(db, ids, at);
  await db.execute(sql`
    update products
    set published = published or coalesce(publish_at <= ${moment}, false),
      publish_at = case when publish_at <= ${moment} then null else publish_at end, updated_at = ${moment}
    where id = ${among}`);
  return ids;
}
