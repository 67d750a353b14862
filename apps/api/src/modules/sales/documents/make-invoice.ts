import type { OrderDocument } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { SalesContext } from "../context";
import { documentsOf, toDocument } from "./documents.repo";
import type { SellerSettings } from "./order-content";
import { syncInvoices } from "./sync-invoices";

/** Creates the invoice of an order, even if unpaid. Returns all documents; does nothing if the invoice exists. */
export async function makeInvoice(
  { db, clock, settings }: Pick<SalesContext, "db" | "clock"> & { settings: SellerSettings },
  { id }: { id: string },
  { caller, requestId }: { caller: Pick<Actor["caller"], "userId" | "userName">; requestId: string },
): Promise<OrderDocument[]> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const order = await queryFirst<{ number: string }>(
      tx,
      sql`
      SELECT orders.number FROM orders JOIN payments ON payments.order_id = orders.id
      WHERE orders.id = ${id} FOR UPDATE OF orders, payments`,
    );
    if (!order) throw new AppError("not_found");
    const before = await documentsOf(tx, id);
    await syncInvoices(tx, { orderId: id, evenIfUnpaid: true, settings, now });
    const after = (await documentsOf(tx, id)).map(toDocument);
    if (before.length < after.length)
      await recordAudit(tx, {
        actor: caller,
        action: "order.invoice",
        subjectType: "order",
        subjectId: id,
        after: {
          number: Number(order.number),
          documents: after.map((one) => `${one.kind} ${one.number}`).join(", "),
        },
        requestId,
        at: now,
      });
    return after;
  });
}
