import { type SQL, sql } from "drizzle-orm";
import { type Executor, executeUpdate } from "../../../db/executor";
import type { Return } from "./stock-lines";

type Back = Pick<Return, "orderId" | "pieces">;

const wantedPieces = (pieces: NonNullable<Return["pieces"]>) => sql`
  unnest(${sql.param(pieces.map(({ position }) => position))}::int[], ${sql.param(pieces.map(({ quantity }) => quantity))}::int[])
    AS wanted(position, quantity)`;

/** The pieces of an order that come back, line by line: those that are named, or all that are not back yet. */
export function returnedLines({ orderId, pieces }: Back): SQL {
  if (!pieces)
    return sql`
      SELECT position, product_id, variant_id, quantity - returned AS quantity FROM order_lines
      WHERE order_id = ${orderId} AND quantity > returned`;
  return sql`
    SELECT bought.position, product_id, variant_id, wanted.quantity
    FROM order_lines AS bought JOIN ${wantedPieces(pieces)} ON wanted.position = bought.position
    WHERE order_id = ${orderId}`;
}

/** Writes down that these pieces are back, so that none comes back twice. */
export async function markReturned(db: Executor, back: Back): Promise<void> {
  await executeUpdate(
    db,
    sql`
    UPDATE order_lines SET returned = returned + back.quantity FROM (${returnedLines(back)}) AS back
    WHERE order_lines.order_id = ${back.orderId} AND order_lines.position = back.position`,
  );
}
