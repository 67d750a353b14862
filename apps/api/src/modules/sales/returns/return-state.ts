import { sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";

interface ReturnStateChange {
  id: string;
  orderId: string;
  from: "asked" | "accepted";
  to: "accepted" | "declined" | "done";
  answer?: string;
  now: Date;
}

/** Changes the state of a return request. Returns false if its state is not `from`. The caller has locked the order. */
export async function setReturnState(tx: Executor, change: ReturnStateChange): Promise<boolean> {
  const { id, orderId, from, to, answer, now } = change;
  const updated = await queryFirst(
    tx,
    sql`
    UPDATE return_requests SET state = ${to}, answer = coalesce(${answer ?? null}::text, answer),
      updated_at = ${now.toISOString()}
    WHERE id = ${id} AND order_id = ${orderId} AND state = ${from} RETURNING id`,
  );
  return updated !== undefined;
}
