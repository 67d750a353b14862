import type { CustomerRecord, User } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { TEST_PASSWORD, type TestUser } from "../../../testing/build-test-app";
import { storeProduct } from "../../../testing/fixtures/orders";
import { openOrderShop } from "../../../testing/order-shop";

const { shop, call, db, sql, staff, place, mark, refund } = await openOrderShop({
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://shop.example",
  SHOP_PAYMENT_METHODS: "bank_transfer",
});

const record = async ({ id }: TestUser) =>
  (await call(staff, "GET", `/admin/customers/${id}`)).json<CustomerRecord>();
const save = ({ id }: TestUser, payload: object) => call(staff, "PUT", `/admin/customers/${id}`, { payload });
const signIn = ({ email }: TestUser) =>
  call(null, "POST", "/signin", { payload: { email, password: TEST_PASSWORD, rememberMe: true } });
const buy = async (shopper: TestUser) =>
  place([{ productId: await storeProduct(db, 5, 10_000), quantity: 1 }], {}, shopper);

describe("a customer who has ordered", () => {
  const searched = async (search: string) =>
    (await call(staff, "GET", `/users?search=${search}`)).json<User[]>().map(({ id }) => id);

  it("is found by the name on the order", async () => {
    const shopper = await shop.as("User");
    await sql`UPDATE users SET first_name = 'Ida', last_name = 'Holm' WHERE id = ${shopper.id}`;
    expect(await searched("Zwetkow")).toEqual([]);
    const productId = await storeProduct(db, 5, 10_000);
    await place([{ productId, quantity: 1 }], { firstName: "Boris", lastName: "Zwetkow" }, shopper);
    expect(await searched("Zwetkow")).toEqual([shopper.id]);
    expect(await searched("zwet")).toEqual([shopper.id]);
  });

  it("gets the contact details of the first order where the account has none", async () => {
    const shopper = await shop.as("User");
    await sql`UPDATE users SET first_name = '', last_name = '', address = 'Own Street 1', country = '', phone_number = ''
      WHERE id = ${shopper.id}`;
    await buy(shopper);
    const { body } = await call(shopper, "GET", `/users/${shopper.id}`);
    expect(JSON.parse(body)).toMatchObject({
      firstName: "Ada",
      lastName: "Lund",
      address: "Own Street 1",
      country: "Norway",
    });
  });
});

describe("the customer page", () => {
  it("shows the number of orders and the amount paid minus refunds", async () => {
    const shopper = await shop.as("User");
    expect(await record(shopper)).toMatchObject({
      orders: 0,
      spent: 0,
      lastOrderAt: null,
      note: "",
      version: 0,
    });
    const [first, cancelled] = [await buy(shopper), await buy(shopper)];
    await buy(shopper);
    await mark(first, "received");
    await refund(first.id, { amount: 30 });
    await call(shopper, "POST", `/orders/${cancelled.id}/status`, { payload: { status: "CANCELLED" } });
    expect(await record(shopper)).toMatchObject({ orders: 2, spent: 70 });
  });

  it("ends the sessions of a blocked customer and refuses sign-in until unblocked", async () => {
    const shopper = await shop.as("User");
    const blocked = await save(shopper, { version: 0, note: "Never paid", isBlocked: true });
    expect([blocked.statusCode, blocked.json<CustomerRecord>().note]).toEqual([200, "Never paid"]);
    expect((await call(shopper, "GET", "/orders")).statusCode).toBe(401);
    const refused = await signIn(shopper);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "account_blocked"]);
    // A wrong password doesn't reveal the block.
    const guessed = await call(null, "POST", "/signin", {
      payload: { email: shopper.email, password: "something else", rememberMe: true },
    });
    expect(guessed.json().code).toBe("wrong_credentials");
    await save(shopper, { version: 1, note: "Never paid", isBlocked: false });
    expect((await signIn(shopper)).statusCode).toBe(200);
    const log = await sql<{ action: string }>`
      SELECT action FROM audit_log WHERE subject_id = ${shopper.id} AND action LIKE 'user.%block' ORDER BY id`;
    expect(log.map(({ action }) => action)).toEqual(["user.block", "user.unblock"]);
  });

  it("accepts one of two concurrent edits and never blocks staff", async () => {
    const shopper = await shop.as("User");
    const replies = await Promise.all(
      ["one", "two"].map((note) => save(shopper, { version: 0, note, isBlocked: false })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    expect((await save(staff, { version: 0, note: "", isBlocked: true })).statusCode).toBe(403);
    expect(
      (await save({ ...shopper, id: "0123456789abcdef01234567" }, { version: 0, note: "", isBlocked: true }))
        .statusCode,
    ).toBe(404);
    expect((await call(shopper, "GET", `/admin/customers/${shopper.id}`)).statusCode).toBe(403);
  });

  it("sends a reset link to the customer's email address", async () => {
    const shopper = await shop.as("User");
    const reply = await call(staff, "POST", `/admin/customers/${shopper.id}/reset-link`);
    expect([reply.statusCode, reply.json()]).toEqual([202, { recipient: shopper.email }]);
    const mails = await sql<{ kind: string }>`
      SELECT payload->>'kind' AS kind FROM jobs WHERE kind = 'mail' AND payload->>'recipient' = ${shopper.email}`;
    expect(mails.map(({ kind }) => kind)).toContain("password_reset");
  });
});
