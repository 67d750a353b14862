import { setTimeout } from "node:timers/promises";
import type { Order, OrderStatus, PlaceOrderBody } from "@larkwood/contract";
import { expect } from "vitest";
import { buildTestApp, type TestUser } from "./build-test-app";
import { orderBody } from "./fixtures/orders";
import { sqlOn } from "./plain-sql";

const BUSY_TRIES = 10;

/** Headers with a new idempotency key. */
export const newKey = () => ({ "idempotency-key": crypto.randomUUID() });

/** A shop with a customer and an Admin, and helpers for their requests. */
export async function openOrderShop(env: Record<string, string>) {
  const shop = await buildTestApp({ env });
  const { call, db } = shop;
  const sql = sqlOn(db);
  const [shopper, staff] = [await shop.as("User"), await shop.as("Admin")];

  const place = async (
    items: PlaceOrderBody["items"],
    changes: Partial<PlaceOrderBody> = {},
    user: TestUser = shopper,
  ): Promise<Order> => {
    const request = { headers: newKey(), payload: orderBody(items, changes) };
    let reply = await call(user, "POST", "/orders", request);
    // A busy machine answers 503, and the client sends the order again.
    for (let tries = 0; reply.statusCode === 503 && tries < BUSY_TRIES; tries += 1) {
      await setTimeout(500);
      reply = await call(user, "POST", "/orders", request);
    }
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json<Order>();
  };
  const step = (id: string, status: OrderStatus) =>
    call(staff, "POST", `/orders/${id}/status`, { payload: { status } });
  const mark = ({ paymentId }: Order, status: "received" | "refunded", due?: number) =>
    call(staff, "POST", `/admin/payments/${paymentId}`, { payload: { status, due } });
  const refund = (id: string, payload: object) =>
    call(staff, "POST", `/admin/orders/${id}/refunds`, { payload, headers: newKey() });
  /** The order as the customer sees it. */
  const seenByShopper = async (id: string) => (await call(shopper, "GET", `/orders/${id}`)).json<Order>();
  /** The mails about an order, oldest first. */
  const mailsAbout = (number: number) =>
    sql<{ kind: string; body: string }>`
      SELECT payload->>'kind' AS kind, payload->>'body' AS body FROM jobs
      WHERE kind = 'mail' AND payload->>'subject' ~* ${`order ${number}\\y`} ORDER BY id`;

  return { shop, call, db, sql, shopper, staff, place, step, mark, refund, seenByShopper, mailsAbout };
}
