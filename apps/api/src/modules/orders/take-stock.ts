import type { Shortage } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, rowsOf } from "../../db/executor";

// The column ends here; a cancelled order must not fail at it.
const MOST_STOCK = 2 ** 31 - 1;

export interface Item {
  productId: string;
  quantity: number;
}

export interface TakenLine extends Item {
  name: string;
  imageUrl: string;
  priceCents: number;
  /** What is on the shelf after the pieces were taken. */
  left: number;
}

/** What was taken, and what there was not enough of. */
export interface Taken {
  taken: TakenLine[];
  shortages: Shortage[];
}

/**
 * Takes stock for all items or reports what is short. The update itself carries the condition, so a piece is never
 * sold twice; rows are locked in the order of their ids, so two orders never wait for each other in a circle.
 */
export async function takeStock(db: Executor, items: readonly Item[]): Promise<Taken> {
  const ids = items.map((item) => item.productId);
  const quantities = items.map((item) => item.quantity);
  const rows = await rowsOf<TakenLine>(
    db,
    sql`
    WITH wanted AS (
      SELECT * FROM unnest(${sql.param(ids)}::text[], ${sql.param(quantities)}::int[]) AS item(id, quantity)
    ), locked AS (
      SELECT products.id FROM products JOIN wanted ON wanted.id = products.id
      ORDER BY products.id FOR UPDATE OF products
    )
    UPDATE products SET quantity = products.quantity - wanted.quantity
    FROM wanted JOIN locked ON locked.id = wanted.id
    WHERE products.id = wanted.id AND products.quantity >= wanted.quantity
    RETURNING products.id AS "productId", wanted.quantity, products.name,
      products.image_url AS "imageUrl", products.price_cents AS "priceCents",
      products.quantity AS "left"`,
  );
  const byId = new Map(rows.map((row) => [row.productId, row]));
  const taken = ids.flatMap((id) => byId.get(id) ?? []);
  if (taken.length === items.length) return { taken, shortages: [] };
  return {
    taken,
    shortages: await findShortages(
      db,
      items.filter((item) => !byId.has(item.productId)),
    ),
  };
}

async function findShortages(db: Executor, items: readonly Item[]): Promise<Shortage[]> {
  const ids = items.map((item) => item.productId);
  const rows = await rowsOf<{ id: string; quantity: number }>(
    db,
    sql`
    SELECT id, quantity FROM products WHERE id = ANY(${sql.param(ids)}::text[])`,
  );
  const left = new Map(rows.map((row) => [row.id, row.quantity]));
  return items.map(({ productId, quantity }) => ({
    productId,
    wanted: quantity,
    left: left.get(productId) ?? 0,
  }));
}

interface Return {
  orderId: string;
  kind: "cancel" | "return";
  /** Null: the shop itself. */
  actorId: string | null;
  now: Date;
}

/** Puts the pieces of an order back on the shelf and names the products; those that are gone by now stay gone. */
export async function returnStock(db: Executor, { orderId, kind, actorId, now }: Return): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
    WITH back AS (
      SELECT product_id, sum(quantity) AS quantity FROM order_lines
      WHERE order_id = ${orderId} AND product_id IS NOT NULL GROUP BY product_id
    ), locked AS (
      SELECT products.id, products.quantity AS before FROM products JOIN back ON back.product_id = products.id
      ORDER BY products.id FOR UPDATE OF products
    ), returned AS (
      UPDATE products SET quantity = LEAST(locked.before::bigint + back.quantity, ${MOST_STOCK})::int
      FROM back JOIN locked ON locked.id = back.product_id
      WHERE products.id = back.product_id
      RETURNING products.id, products.quantity - locked.before AS change, products.quantity
    )
    INSERT INTO stock_moves (product_id, kind, change, quantity_after, order_id, actor_id, at)
    SELECT id, ${kind}, change, quantity, ${orderId}, ${actorId}, ${now.toISOString()}::timestamptz FROM returned
    WHERE change <> 0 RETURNING product_id AS id`,
  );
  return rows.map(({ id }) => id);
}
