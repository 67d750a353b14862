import type { StockMove } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import type { CursorPosition, SortOrder } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import { countUpTo, type Executor, queryRows } from "../../../db/executor";
import type { CatalogueContext } from "../context";
import { findProduct } from "../products";

const NEWEST: SortOrder = { key: sql`id`, type: "bigint", descending: true };

const MAX_COUNT = 1_000;

interface MovesQuery extends PageQuery {
  id: string;
  /** Only moves of this variant. */
  variantId?: string | undefined;
}

/** A page of the stock moves of a product or variant, newest first. */
export async function listStockMoves(
  { db }: Pick<CatalogueContext, "db">,
  { id, variantId, ...query }: MovesQuery,
): Promise<Page<StockMove>> {
  if (!(await findProduct(db, id))) throw new AppError("not_found");
  const ofVariant = variantId ? sql`move.variant_id = ${variantId}` : sql`true`;
  const condition = sql`move.product_id = ${id} AND ${ofVariant}`;
  return fetchPage(query, {
    order: NEWEST,
    read: (after, limit) => movesAfter(db, condition, after, limit),
    count: () => countUpTo(db, MAX_COUNT, sql`stock_moves AS move WHERE ${condition}`),
    positionOf: (move) => ({ key: move.id, id: move.id }),
    map: ({ at, variantId, variant, orderId, orderNumber, actorId, actorName, ...move }) => ({
      ...move,
      ...(variantId ? { variantId } : {}),
      ...(variant ? { variant } : {}),
      at: new Date(at).toISOString(),
      order: orderId && orderNumber ? { id: orderId, number: Number(orderNumber) } : null,
      actor: actorId && actorName ? { id: actorId, userName: actorName } : null,
    }),
  });
}

interface MoveRow extends Omit<StockMove, "order" | "actor" | "variantId" | "variant"> {
  variantId: string | null;
  variant: string | null;
  orderId: string | null;
  orderNumber: string | null;
  actorId: string | null;
  actorName: string | null;
}

function movesAfter(
  db: Executor,
  condition: SQL,
  after: CursorPosition | null,
  limit: number,
): Promise<MoveRow[]> {
  const afterCursor = after ? sql`move.id < ${after.key}::bigint` : sql`true`;
  // Names only staff: the customer is part of the order, which needs its own permission.
  return queryRows<MoveRow>(
    db,
    sql`
    SELECT move.id::text, move.at, move.kind, move.variant_id AS "variantId", variants.label AS variant, move.change, move.quantity_after AS "quantityAfter", move.note,
      orders.id AS "orderId", orders.number AS "orderNumber", users.id AS "actorId", users.user_name AS "actorName"
    FROM stock_moves AS move
    LEFT JOIN variants ON variants.id = move.variant_id
    LEFT JOIN orders ON orders.id = move.order_id
    LEFT JOIN users ON users.id = move.actor_id AND users.role = 'Admin'
    WHERE ${condition} AND ${afterCursor}
    ORDER BY move.id DESC LIMIT ${limit}`,
  );
}
