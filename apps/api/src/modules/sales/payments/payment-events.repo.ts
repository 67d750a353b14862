import type { PaymentMethod } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";

interface NewEvent {
  orderId: string;
  method: PaymentMethod;
  kind: string;
  /** The provider's event id. */
  eventId?: string | undefined;
  amountCents?: number | undefined;
  at: Date;
}

/** Adds a row to the payment history of an order. Returns false if the provider event was recorded before. */
export async function recordPaymentEvent(tx: Executor, event: NewEvent): Promise<boolean> {
  const { orderId, method, kind, eventId, amountCents, at } = event;
  const inserted = await executeUpdate(
    tx,
    sql`
    INSERT INTO payment_events (order_id, method, event_id, kind, amount_cents, at)
    VALUES (${orderId}, ${method}, ${eventId ?? null}, ${kind}, ${amountCents ?? null}, ${at.toISOString()})
    ON CONFLICT DO NOTHING`,
  );
  return inserted === 1;
}

/** Whether a provider event was recorded before. Needs no lock, so that repeated deliveries are cheap. */
export async function hasPaymentEvent(
  db: Executor,
  method: PaymentMethod,
  eventId: string,
): Promise<boolean> {
  const row = await queryFirst(
    db,
    sql`SELECT FROM payment_events WHERE method = ${method} AND event_id = ${eventId}`,
  );
  return row !== undefined;
}
