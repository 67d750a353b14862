import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { executeUpdate } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { etagMatches } from "../../../plugins/response-cache/cached-response";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import type { OrderContext } from "./order-context";
import { recordOrderChange } from "./order-notes.repo";
import { findOrder, lockOrder } from "./orders.repo";
import { describeOrder } from "./read-order";

interface OrderPatch {
  id: string;
  /** The special request; null clears it, and undefined leaves it as it is. */
  notes: string | null | undefined;
  /** The version that the caller read; without it the last save wins. */
  ifMatch: string | undefined;
}

/** ETag of an order's version, for If-Match. */
export const orderTag = ({ version }: { version: number }) => `"${version}"`;

/** Changes the special request of an order. */
export async function patchOrder(
  context: OrderContext,
  { id, notes, ifMatch }: OrderPatch,
  { caller, requestId, origin }: Pick<Actor, "caller" | "requestId" | "origin">,
): Promise<void> {
  const now = context.clock();
  await inTransaction(context.db, async (tx) => {
    await lockCaller(tx, caller);
    await lockOrder(tx, id);
    const order = await findOrder(tx, id);
    if (!order) throw new AppError("not_found");
    if (ifMatch !== undefined && !etagMatches(ifMatch, orderTag(order)))
      throw new AppError("edit_conflict", { context: describeOrder(context, order, { origin }) });
    const after = notes ?? "";
    if (notes === undefined || after === order.notes) return;
    await executeUpdate(tx, sql`UPDATE orders SET notes = ${after} WHERE id = ${id}`);
    await recordOrderChange(tx, { orderId: id, body: "Special request changed", actor: caller, now });
    const number = Number(order.number);
    await recordAudit(tx, {
      actor: caller,
      action: "order.change",
      subjectType: "order",
      subjectId: id,
      before: { number, notes: order.notes },
      after: { number, notes: after },
      requestId,
      at: now,
    });
  });
}
