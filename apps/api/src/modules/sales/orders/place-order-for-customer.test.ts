import type { Order, User } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { inTransaction } from "../../../db/transaction";
import { orderBody, stockOf, storeProduct } from "../../../testing/fixtures/orders";
import { newKey, openOrderShop } from "../../../testing/order-shop";
import { sqlOn } from "../../../testing/plain-sql";

const desk = await openOrderShop({
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://shop.example",
  SHOP_PAYMENT_METHODS: "bank_transfer",
});
const { shop, call, db, sql, staff, shopper: caller } = desk;

const placeFor = (payload: object, who = staff, headers = newKey()) =>
  call(who, "POST", "/admin/orders", { payload, headers });

describe("an order that staff place for a customer", () => {
  it("belongs to the customer, who gets the mail; the history names the staff member", async () => {
    const productId = await storeProduct(db, 5, 10_000);
    const headers = newKey();
    const payload = { ...orderBody([{ productId, quantity: 2 }]), customerId: caller.id };
    const [first, again] = [await placeFor(payload, staff, headers), await placeFor(payload, staff, headers)];
    expect([first.statusCode, again.statusCode], first.body).toEqual([201, 201]);
    const order = first.json<Order>();
    expect([again.json<Order>().id, await stockOf(db, productId)]).toEqual([order.id, 3]);
    const seen = (await call(caller, "GET", `/orders/${order.id}`)).json<Order>();
    expect(seen).toMatchObject({ customerId: caller.id, email: caller.email, total: 200, status: "PLACED" });
    const [log] = await sql<{ actorId: string; number: number }>`
      SELECT actor_id AS "actorId", (after->>'number')::int AS number FROM audit_log
      WHERE action = 'order.take' AND subject_id = ${order.id}`;
    expect(log).toEqual({ actorId: staff.id, number: order.number });
    const [event] = await sql<{ actorId: string }>`
      SELECT actor_id AS "actorId" FROM order_events WHERE order_id = ${order.id}`;
    expect(event?.actorId).toBe(staff.id);
    const mails = await sql<{ kind: string }>`
      SELECT payload->>'kind' AS kind FROM jobs WHERE kind = 'mail' AND payload->>'recipient' = ${caller.email}`;
    expect(mails.map(({ kind }) => kind)).toContain("order_placed");
  });

  it("is refused for blocked and unknown customers, and without permission", async () => {
    const body = orderBody([{ productId: await storeProduct(db, 5), quantity: 1 }]);
    expect((await placeFor({ ...body, customerId: "0123456789abcdef01234567" })).statusCode).toBe(404);
    expect((await placeFor({ ...body, customerId: caller.id }, caller)).statusCode).toBe(403);
    const blocked = await shop.as("User");
    const payload = { version: 0, note: "", isBlocked: true };
    await call(staff, "PUT", `/admin/customers/${blocked.id}`, { payload });
    expect((await placeFor({ ...body, customerId: blocked.id })).json().code).toBe("account_blocked");
  });

  it("is refused if the customer is deleted at the same time", async () => {
    const customer = await shop.as("User");
    const productId = await storeProduct(db, 5);
    const payload = { ...orderBody([{ productId, quantity: 1 }]), customerId: customer.id };
    const { placing } = await inTransaction(db, async (tx) => {
      await sqlOn(tx)`DELETE FROM users WHERE id = ${customer.id}`;
      const placing = placeFor(payload);
      await expect
        .poll(
          () =>
            sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          { timeout: 60_000 },
        )
        .toHaveLength(1);
      return { placing };
    });
    expect((await placing).statusCode).toBe(404);
    expect(await stockOf(db, productId)).toBe(5);
  });

  it("is never a server error, however a deletion of the customer races with it", async () => {
    const productId = await storeProduct(db, 100);
    const statuses = new Set<number>();
    for (let round = 0; round < 12; round += 1) {
      const customer = await shop.as("User");
      const payload = { ...orderBody([{ productId, quantity: 1 }]), customerId: customer.id };
      const [placed, deleted] = await Promise.all([
        placeFor(payload),
        call(staff, "DELETE", `/users/${customer.id}`),
      ]);
      statuses.add(placed.statusCode).add(deleted.statusCode);
    }
    expect([...statuses].filter((status) => ![200, 201, 204, 404, 409].includes(status))).toEqual([]);
  });

  it("can be for a new customer, who is created once and gets a link to set a password", async () => {
    const payload = { userName: "Grete Lund", email: `grete-${crypto.randomUUID()}@example.com` };
    const headers = newKey();
    const send = () => call(staff, "POST", "/admin/customers", { payload, headers });
    const [first, again] = [await send(), await send()];
    expect([first.statusCode, again.json<User>().id]).toEqual([201, first.json<User>().id]);
    const body = orderBody([{ productId: await storeProduct(db, 5), quantity: 1 }]);
    expect((await placeFor({ ...body, customerId: first.json<User>().id })).statusCode).toBe(201);
    const mails = await sql<{ kind: string }>`
      SELECT payload->>'kind' AS kind FROM jobs WHERE kind = 'mail' AND payload->>'recipient' = ${payload.email} ORDER BY id`;
    expect(mails.map(({ kind }) => kind)).toEqual(["password_reset", "order_placed"]);
    const other = await call(staff, "POST", "/admin/customers", { payload, headers: newKey() });
    expect(other.json().code).toBe("email_taken");
  });
});
