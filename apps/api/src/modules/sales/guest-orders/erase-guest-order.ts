import { sql } from "drizzle-orm";
import { hasPermission, type OrderActor, toRecordedActor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { SalesContext } from "../context";
import { isCustomerOf, lockOrderCaller } from "../order-access";
import { lockOrder } from "../orders";

/**
 * Erases the personal data of a guest's order, for the guest or for staff. A closed order loses it now, an open one when
 * it is closed. Its link stops working.
 */
export async function eraseGuestOrder(
  { db, clock }: Pick<SalesContext, "db" | "clock">,
  { id }: { id: string },
  { caller, requestId }: Pick<OrderActor, "caller" | "requestId">,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOrderCaller(tx, caller);
    const order = await lockOrder(tx, id);
    const isStaff = hasPermission(caller, "customers.write");
    if (!order?.isGuest || (!isCustomerOf(caller, order) && !isStaff)) throw new AppError("not_found");
    await tx.execute(sql`SELECT erase_guest_orders(ARRAY[${id}::text])`);
    await recordAudit(tx, {
      actor: toRecordedActor(caller),
      action: "order.erase",
      subjectType: "order",
      subjectId: id,
      after: { number: Number(order.number) },
      requestId,
      at: clock(),
    });
  });
}
