import { type SQL, sql } from "drizzle-orm";
import { type Executor, executeUpdate } from "../../../db/executor";
import type { StockReturn } from "./stock-lines";

type ReturnedItems = Pick<StockReturn, "orderId" | "lines">;

const returnedTable = (lines: NonNullable<StockReturn["lines"]>) => sql`
  unnest(${sql.param(lines.map(({ position }) => position))}::int[], ${sql.param(lines.map(({ quantity }) => quantity))}::int[])
    AS item(position, quantity)`;

/** SELECT of the order lines to return: the given ones, or everything that was not returned yet. */
export function returnedLines({ orderId, lines }: ReturnedItems): SQL {
  if (!lines)
    return sql`
      SELECT position, product_id, variant_id, quantity - returned AS quantity FROM order_lines
      WHERE order_id = ${orderId} AND quantity > returned`;
  return sql`
    SELECT line.position, product_id, variant_id, item.quantity
    FROM order_lines AS line JOIN ${returnedTable(lines)} ON item.position = line.position
    WHERE order_id = ${orderId}`;
}

/** Counts the items as returned, so that they can't be returned twice. */
export async function markReturned(db: Executor, items: ReturnedItems): Promise<void> {
  await executeUpdate(
    db,
    sql`
    UPDATE order_lines SET returned = returned + item.quantity FROM (${returnedLines(items)}) AS item
    WHERE order_lines.order_id = ${items.orderId} AND order_lines.position = item.position`,
  );
}
