import { sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";

interface ReturnStep {
  id: string;
  orderId: string;
  from: "asked" | "accepted";
  to: "accepted" | "declined" | "done";
  answer?: string;
  now: Date;
}

/** Brings a request to return on; false when it stands elsewhere. The caller holds its order. */
export async function setReturnState(tx: Executor, step: ReturnStep): Promise<boolean> {
  const { id, orderId, from, to, answer, now } = step;
  const moved = await queryFirst(
    tx,
    sql`
    UPDATE return_requests SET state = ${to}, answer = coalesce(${answer ?? null}::text, answer),
      updated_at = ${now.toISOString()}
    WHERE id = ${id} AND order_id = ${orderId} AND state = ${from} RETURNING id`,
  );
  return moved !== undefined;
}
