import type { StockMoveKind } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, executeUpdate } from "../../../db/executor";

interface StockMove {
  productId: string;
  /** The variant, if known. */
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

/** Records stock changes in the ledger with one statement; unchanged quantities are skipped. */
export async function recordStockMoves(
  db: Executor,
  moves: readonly StockMove[],
  { kind, actorId, at, note = "" }: Reason,
): Promise<void> {
  const changed = moves.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return;
  const changes = changed.map(({ before, after }) => after - before);
  await executeUpdate(
    db,
    sql`
    INSERT INTO stock_moves (product_id, variant_id, kind, change, quantity_after, actor_id, note, at)
    SELECT product_id, variant_id, ${kind}, change, quantity_after, ${actorId}, ${note}, ${at.toISOString()}::timestamptz
    FROM unnest(${sql.param(changed.map(({ productId }) => productId))}::text[],
      ${sql.param(changed.map(({ variantId }) => variantId ?? null))}::text[], ${sql.param(changes)}::int[],
      ${sql.param(changed.map(({ after }) => after))}::int[]) AS move(product_id, variant_id, change, quantity_after)`,
  );
}
