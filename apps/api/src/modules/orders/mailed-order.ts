import type { Executor } from "../../db/executor";
import { findOrder } from "./orders.repo";

/** What a mail tells of an order; null when nobody is left to write to. */
export async function findMailedOrder(db: Executor, id: string) {
  const order = await findOrder(db, id);
  if (!order?.email) return null;
  const { email, lines } = order;
  return { email, lines, number: Number(order.number), totalCents: Number(order.totalCents) };
}
