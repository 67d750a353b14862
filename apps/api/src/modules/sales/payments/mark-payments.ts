import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type BulkReport, forEachOrder } from "../../../core/for-each-order";
import { type Executor, queryFirst } from "../../../db/executor";
import { markPayment } from "./mark-payment";
import type { PaymentContext } from "./payment-context";
import { undoPayment } from "./undo-payment";

type MarkContext = Pick<PaymentContext, "db" | "clock" | "settings">;
type MarkActor = Pick<Actor, "caller" | "requestId">;

interface SeenPayment {
  orderId: string;
  /** The amount that the admin saw. */
  amount: number;
}

/** Marks the payments of several orders as received. */
export async function markPayments(
  context: MarkContext,
  { payments }: { payments: readonly SeenPayment[] },
  actor: MarkActor,
): Promise<{ moved: string[]; refused: BulkReport["refused"] }> {
  const amounts = new Map(payments.map(({ orderId, amount }) => [orderId, amount]));
  const { done, refused } = await forEachOrder([...amounts.keys()], async (orderId) => {
    const id = await getPaymentId(context.db, orderId);
    await markPayment(context, { id, status: "received", amount: amounts.get(orderId) }, actor);
  });
  return { moved: done, refused };
}

/** Undoes marks that the actor has just made. */
export async function undoPayments(
  context: MarkContext,
  { ids }: { ids: readonly string[] },
  actor: MarkActor,
): Promise<{ undone: string[]; refused: BulkReport["refused"] }> {
  const { done, refused } = await forEachOrder(ids, async (orderId) => {
    const id = await getPaymentId(context.db, orderId);
    await undoPayment(context, { id, status: "received" }, actor);
  });
  return { undone: done, refused };
}

async function getPaymentId(db: Executor, orderId: string): Promise<string> {
  const row = await queryFirst<{ id: string }>(db, sql`SELECT id FROM payments WHERE order_id = ${orderId}`);
  if (!row) throw new AppError("not_found");
  return row.id;
}
