import type {
  CustomerHistory,
  CustomerMerge,
  CustomerRecord,
  Order,
  SavedCart,
  User,
  Wishlist,
} from "@larkwood/contract";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../../../testing/build-test-app";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { newKey, openOrderShop } from "../../../testing/order-shop";
import { anotherAddress } from "../../../testing/second-factor";

const { shop, call, db, sql, staff, place, mark } = await openOrderShop({
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://shop.example",
  SHOP_PAYMENT_METHODS: "bank_transfer",
});

const someone = () => shop.as("User", anotherAddress());
const merge = (into: TestUser, from: TestUser, by = staff) =>
  call(by, "POST", `/admin/customers/${into.id}/merge`, { payload: { fromId: from.id } });
const preview = (into: TestUser, from: TestUser, by = staff) =>
  call(by, "GET", `/admin/customers/${into.id}/merge?fromId=${from.id}`);
const item = async (quantity = 1) => ({ productId: await storeProduct(db, 50, 10_000), quantity });
const saveCart = (user: TestUser, items: readonly object[]) =>
  call(user, "PUT", "/cart", { payload: { version: 0, items } });
const recordOf = async ({ id }: TestUser) =>
  (await call(staff, "GET", `/admin/customers/${id}`)).json<CustomerRecord>();

let into: TestUser;
let from: TestUser;
beforeEach(async () => {
  [into, from] = [await someone(), await someone()];
});

/** Fills an account with one of each. */
async function fill(user: TestUser): Promise<Order> {
  const bought = await item();
  const order = await place([bought], {}, user);
  await mark(order, "received");
  for (const status of ["CONFIRMED", "SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED"])
    await call(staff, "POST", `/orders/${order.id}/status`, { payload: { status } });
  await call(user, "POST", `/orders/${order.id}/returns`, {
    headers: newKey(),
    payload: { lines: [{ position: 1, quantity: 1 }], reason: "Too large" },
  });
  await sql`INSERT INTO reviews (id, product_id, order_id, user_id, author, stars, title, text, state, created_at)
    VALUES (${order.id}, ${bought.productId}, ${order.id}, ${user.id}, 'Ada', 5, 'Good', 'Very good', 'published', now())`;
  await call(user, "PUT", `/wishlist/${bought.productId}`);
  await call(staff, "PUT", `/admin/customers/${user.id}/tags/trade`);
  await call(staff, "PUT", `/admin/customers/${user.id}`, {
    payload: { version: 0, note: "Rings at noon", isBlocked: false },
  });
  await call(null, "POST", "/newsletter", { payload: { email: user.email } });
  await sql`INSERT INTO contact_messages (id, name, email, order_number, text, created_at)
    VALUES (${order.id}, 'Ada', ${user.email}, '', 'Where is it?', now() + interval '1 minute')`;
  return order;
}

describe("merging two customers", () => {
  it("previews what moves, moves it, and ends the other account", async () => {
    const order = await fill(from);
    const mine = await place([await item()], {}, into);
    const expected = {
      source: { id: from.id, email: from.email },
      target: { id: into.id, email: into.email },
      orders: 1,
      guestOrders: 0,
      returns: 1,
      reviews: 1,
      wishes: 1,
      messages: 1,
      tags: ["trade"],
      hasNote: true,
      newsletter: true,
      isBlocked: false,
    };
    expect((await preview(into, from)).json<CustomerMerge>()).toMatchObject(expected);
    const merged = await merge(into, from);
    expect([merged.statusCode, merged.json()]).toMatchObject([200, expected]);

    const orders = (await call(into, "GET", "/orders")).json<Order[]>();
    expect(orders.map(({ id }) => id).sort()).toEqual([order.id, mine.id].sort());
    const history = (await call(staff, "GET", `/admin/customers/${into.id}/history`)).json<CustomerHistory>();
    expect(history.returns?.map(({ orderId }) => orderId)).toEqual([order.id]);
    expect(history.messages.map(({ text }) => text)).toEqual(["Where is it?"]);
    expect(history.reviews.map(({ title }) => title)).toEqual(["Good"]);
    expect((await call(into, "GET", "/wishlist")).json<Wishlist>().productIds).toHaveLength(1);
    expect(await recordOf(into)).toMatchObject({
      orders: 2,
      spent: 100,
      note: "Rings at noon",
      tags: ["trade"],
    });
    const subscribed = await sql<{ email: string }>`
      SELECT email FROM newsletter_subscribers WHERE email IN (${into.email}, ${from.email})`;
    expect(subscribed.map(({ email }) => email)).toEqual([into.email]);

    expect((await call(from, "GET", "/orders")).statusCode).toBe(401);
    expect((await call(staff, "GET", `/users/${from.id}`)).statusCode).toBe(404);
    expect((await merge(into, from)).statusCode).toBe(404);
    const log = await sql<{ before: object; after: object }>`
      SELECT before, after FROM audit_log WHERE subject_id = ${into.id} AND action = 'user.merge'`;
    expect(log).toMatchObject([{ before: { id: from.id, email: from.email }, after: { orders: 1 } }]);
  });

  it("joins notes and carts, and the larger quantity of an item wins", async () => {
    const [both, only] = [await item(2), await item(1)];
    await saveCart(into, [both]);
    await saveCart(from, [{ ...both, quantity: 5 }, only]);
    for (const [user, note] of [
      [into, "First"],
      [from, "Second"],
    ] as const)
      await call(staff, "PUT", `/admin/customers/${user.id}`, {
        payload: { version: 0, note, isBlocked: false },
      });
    await merge(into, from);
    const cart = (await call(into, "GET", "/cart")).json<SavedCart>();
    expect([cart.version, cart.items]).toEqual([2, [{ ...both, quantity: 5 }, only]]);
    expect((await recordOf(into)).note).toBe("First\n\nSecond");
  });

  it("blocks the remaining account if one of the two was blocked", async () => {
    await call(staff, "PUT", `/admin/customers/${from.id}`, {
      payload: { version: 0, note: "", isBlocked: true },
    });
    expect((await preview(into, from)).json<CustomerMerge>().isBlocked).toBe(true);
    await merge(into, from);
    expect((await recordOf(into)).blockedAt).not.toBeNull();
    expect((await call(into, "GET", "/orders")).statusCode).toBe(401);
  });

  it("moves guest orders only of a confirmed address, and counts uses of a coupon together", async () => {
    const guest = await place([await item()], {}, into);
    const asGuest = () =>
      sql`UPDATE orders SET user_id = NULL, is_guest = true, email = ${from.email} WHERE id = ${guest.id}`;
    await asGuest();
    expect((await preview(into, from)).json<CustomerMerge>().guestOrders).toBe(0);
    await sql`INSERT INTO email_verifications (user_id, requested_at, expires_at, verified_at) VALUES (${from.id}, now(), now(), now())`;
    await asGuest();
    await sql`UPDATE orders SET is_guest = true, user_id = NULL WHERE id = ${guest.id}`;
    expect((await preview(into, from)).json<CustomerMerge>().guestOrders).toBe(1);
    await merge(into, from);
    expect(await sql`SELECT user_id AS id FROM orders WHERE id = ${guest.id}`).toEqual([{ id: into.id }]);
  });

  it("still sends the emails that wait, and forgets those that were sent to the ended address", async () => {
    await sql`INSERT INTO jobs (kind, payload, state, due_at, created_at, finished_at) VALUES
      ('mail', ${JSON.stringify({ kind: "x", recipient: from.email, subject: "sent", body: "" })}::jsonb, 'done', now(), now(), now()),
      ('mail', ${JSON.stringify({ kind: "x", recipient: from.email, subject: "waits", body: "" })}::jsonb, 'held', now(), now(), null)`;
    await merge(into, from);
    const mails = await sql<{
      subject: string;
    }>`SELECT payload->>'subject' AS subject FROM jobs WHERE payload->>'recipient' = ${from.email}`;
    expect(mails.map(({ subject }) => subject)).toEqual(["waits"]);
  });

  it("refuses staff, one account twice, unknown ones and callers without the permission", async () => {
    const admin = await shop.as("Admin", anotherAddress());
    for (const reply of [await merge(admin, from), await merge(into, admin), await preview(into, admin)])
      expect(reply.statusCode).toBe(403);
    expect((await merge(into, into)).statusCode).toBe(400);
    expect((await merge(into, { ...from, id: "0123456789abcdef01234567" })).statusCode).toBe(404);
    expect((await merge(into, from, into)).statusCode).toBe(403);
    await sql`UPDATE users SET permissions = '{customers.read}' WHERE id = ${admin.id}`;
    expect((await preview(into, from, admin)).statusCode).toBe(403);
    expect((await call(staff, "GET", `/users/${from.id}`)).json<User>().email).toBe(from.email);
  });

  it("loses no order that is placed at the same time", async () => {
    const bought = await item();
    const order = () =>
      call(from, "POST", "/orders", { headers: newKey(), payload: orderBody([bought], {}) });
    const [first, merged, ...others] = await Promise.all([order(), merge(into, from), order(), order()]);
    expect(merged.statusCode).toBe(200);
    const replies = [first, ...others];
    expect(replies.every(({ statusCode }) => [201, 401].includes(statusCode))).toBe(true);
    const placed = replies
      .filter(({ statusCode }) => statusCode === 201)
      .map((reply) => reply.json<Order>().id);
    const orders = (await call(into, "GET", "/orders")).json<Order[]>().map(({ id }) => id);
    expect(orders.sort()).toEqual(placed.sort());
  });

  it("ends in one account when both directions are merged at once", async () => {
    const replies = await Promise.all([merge(into, from), merge(from, into)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });
});
