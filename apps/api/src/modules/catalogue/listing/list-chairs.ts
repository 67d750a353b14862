import { CHAIR_KIND } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";

const COMPANION_RANK = 0;

/**
 * Ids of published chairs that go with a table: the companions that the owner chose. Without any, those of the same manual
 * collection, then of the same series.
 */
export async function listChairs(db: Executor, tableId: string, count: number): Promise<string[]> {
  const rows = await queryRows<{ id: string; rank: number }>(
    db,
    sql`
    with candidates as (
      select companion_id as id, ${COMPANION_RANK}::int as rank, position from product_companions
        where product_id = ${tableId}
      union all
      select other.product_id, 1, 0 from collection_products as mine
        join collection_products as other on other.collection_id = mine.collection_id
        where mine.product_id = ${tableId}
      union all
      select products.id, 2, 0 from products join products as shown on shown.id = ${tableId}
        where products.name_key > split_part(shown.name_key, ' ', 1) || ' '
          and products.name_key < split_part(shown.name_key, ' ', 1) || '!'
    )
    select id, min(rank) as rank from candidates join products using (id)
    where id <> ${tableId} and published and attributes ->> 'kind' ~ ${CHAIR_KIND}
    group by id, name_key order by min(rank), min(position), name_key, id limit ${count}`,
  );
  const companions = rows.filter(({ rank }) => rank === COMPANION_RANK);
  return (companions.length > 0 ? companions : rows).map(({ id }) => id);
}
