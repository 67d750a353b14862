import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type BulkReport, forEachOrder } from "../../../core/for-each-order";
import { executeUpdate } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import type { OrderContext } from "./order-context";
import { recordOrderChange } from "./order-notes.repo";
import { lockOrder } from "./orders.repo";

interface PackInput {
  ids: readonly string[];
  packed: boolean;
}

/** Marks confirmed orders as packed, or as not packed. */
export async function packOrders(
  context: Pick<OrderContext, "db" | "clock">,
  { ids, packed }: PackInput,
  actor: Pick<Actor, "caller" | "requestId">,
): Promise<{ moved: string[]; refused: BulkReport["refused"] }> {
  const { done, refused } = await forEachOrder(ids, (id) => packOrder(context, { id, packed }, actor));
  return { moved: done, refused };
}

async function packOrder(
  { db, clock }: Pick<OrderContext, "db" | "clock">,
  { id, packed }: { id: string; packed: boolean },
  { caller, requestId }: Pick<Actor, "caller" | "requestId">,
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError("not_found");
    if (order.status !== "CONFIRMED")
      throw new AppError("illegal_step", { context: { status: order.status, nextStatuses: [] } });
    const updated = await executeUpdate(
      tx,
      sql`
      UPDATE orders SET packed_at = ${packed ? now.toISOString() : null}::timestamptz
      WHERE id = ${id} AND (packed_at IS NOT NULL) <> ${packed}`,
    );
    if (updated === 0) return;
    const number = Number(order.number);
    await recordOrderChange(tx, {
      orderId: id,
      body: packed ? "Packed" : "Not packed",
      actor: caller,
      now,
    });
    await recordAudit(tx, {
      actor: caller,
      action: "order.pack",
      subjectType: "order",
      subjectId: id,
      before: { number, packed: !packed },
      after: { number, packed },
      requestId,
      at: now,
    });
  });
}
