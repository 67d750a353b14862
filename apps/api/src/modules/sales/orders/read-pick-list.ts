import type { PickListItem } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { AnonymousActor } from "../../../core/actor";
import { type Executor, queryRows } from "../../../db/executor";
import { toImageUrl } from "../../catalogue/products";

/** The stock items of several orders, each once, sorted by name as they stand on the shelves. */
export async function readPickList(
  { db }: { db: Executor },
  { ids }: { ids: readonly string[] },
  { origin }: Pick<AnonymousActor, "origin">,
): Promise<PickListItem[]> {
  const image = toImageUrl(origin);
  const rows = await queryRows<PickListItem>(
    db,
    sql`
    WITH needed AS (
      SELECT product_id, variant_id, name, variant, min(image_url) AS image_url, number, sum(quantity)::int AS quantity
      FROM order_lines JOIN orders ON orders.id = order_id
      WHERE order_id = ANY(${sql.param([...ids])}::text[])
      GROUP BY product_id, variant_id, name, variant, number
    )
    SELECT needed.product_id AS "productId", name, variant, coalesce(sku, '') AS sku, min(image_url) AS "imageUrl",
      sum(quantity)::int AS quantity,
      json_agg(json_build_object('number', number, 'quantity', quantity) ORDER BY number) AS orders
    FROM needed LEFT JOIN skus ON owner_id = coalesce(variant_id, needed.product_id)
    GROUP BY needed.product_id, variant_id, name, variant, sku
    ORDER BY name, variant, sku`,
  );
  return rows.map((row) => ({ ...row, imageUrl: image(row.imageUrl) }));
}
