import { CHAIR_KIND } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";

/** Ids of published chairs that go with a table: first those of the same manual collection, then of the same series. */
export async function listChairs(db: Executor, tableId: string, count: number): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`
    with candidates as (
      select other.product_id as id, 1 as rank from collection_products as mine
        join collection_products as other on other.collection_id = mine.collection_id
        where mine.product_id = ${tableId}
      union all
      select products.id, 2 from products join products as shown on shown.id = ${tableId}
        where products.name_key > split_part(shown.name_key, ' ', 1) || ' '
          and products.name_key < split_part(shown.name_key, ' ', 1) || '!'
    )
    select id from candidates join products using (id)
    where id <> ${tableId} and published and attributes ->> 'kind' ~ ${CHAIR_KIND}
    group by id, name_key order by min(rank), name_key, id limit ${count}`,
  );
  return rows.map(({ id }) => id);
}
