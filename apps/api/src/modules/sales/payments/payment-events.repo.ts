import type { PaymentMethod } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";

interface NewEvent {
  orderId: string;
  method: PaymentMethod;
  kind: string;
  /** A service's own name of it. */
  eventId?: string | undefined;
  amountCents?: number | undefined;
  at: Date;
}

/** Writes down what happened to the money of an order; false when a service has told it before. */
export async function recordPaymentEvent(tx: Executor, event: NewEvent): Promise<boolean> {
  const { orderId, method, kind, eventId, amountCents, at } = event;
  const written = await executeUpdate(
    tx,
    sql`
    INSERT INTO payment_events (order_id, method, event_id, kind, amount_cents, at)
    VALUES (${orderId}, ${method}, ${eventId ?? null}, ${kind}, ${amountCents ?? null}, ${at.toISOString()})
    ON CONFLICT DO NOTHING`,
  );
  return written === 1;
}

/** Whether a service has told this before: most of a storm ends here, without a lock. */
export async function hasPaymentEvent(
  db: Executor,
  method: PaymentMethod,
  eventId: string,
): Promise<boolean> {
  const known = await queryFirst(
    db,
    sql`SELECT FROM payment_events WHERE method = ${method} AND event_id = ${eventId}`,
  );
  return known !== undefined;
}
