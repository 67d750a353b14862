import type { StockMoveKind } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, executeUpdate } from "../../../db/executor";

interface StockMove {
  productId: string;
  /** Whose pieces they are, where that is known. */
  variantId?: string | undefined;
  before: number;
  after: number;
}

interface Reason {
  kind: StockMoveKind;
  actorId: string;
  at: Date;
  note?: string;
}

/** Writes changes of stock into the ledger in one statement; what stayed the same is no move. */
export async function recordStockMoves(
  db: Executor,
  moves: readonly StockMove[],
  { kind, actorId, at, note = "" }: Reason,
): Promise<void> {
  const real = moves.filter(({ before, after }) => before !== after);
  if (real.length === 0) return;
  const changes = real.map(({ before, after }) => after - before);
  await executeUpdate(
    db,
    sql`
    INSERT INTO stock_moves (product_id, variant_id, kind, change, quantity_after, actor_id, note, at)
    SELECT product_id, variant_id, ${kind}, change, quantity_after, ${actorId}, ${note}, ${at.toISOString()}::timestamptz
    FROM unnest(${sql.param(real.map(({ productId }) => productId))}::text[],
      ${sql.param(real.map(({ variantId }) => variantId ?? null))}::text[], ${sql.param(changes)}::int[],
      ${sql.param(real.map(({ after }) => after))}::int[]) AS move(product_id, variant_id, change, quantity_after)`,
  );
}
