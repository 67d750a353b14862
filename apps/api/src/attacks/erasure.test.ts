import type { Order } from "@larkwood/contract";
import { sql as raw } from "drizzle-orm";
import { expect, it } from "vitest";
import { TEST_PASSWORD, type TestUser } from "../testing/build-test-app";
import { orderBody, storeProduct } from "../testing/fixtures/orders";
import { newKey, openOrderShop } from "../testing/order-shop";
import { anotherAddress } from "../testing/second-factor";

const { shop, call, db, sql, staff } = await openOrderShop({
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://shop.example",
  SHOP_PAYMENT_METHODS: "bank_transfer",
  SHOP_CATALOGUE: "public",
});
const productId = await storeProduct(db, 100, 50_00);

/** Names of the tables that contain a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute(
      raw`SELECT FROM ${raw.identifier(name)} AS line WHERE line::text ILIKE ${`%${text}%`} LIMIT 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** A text for every field that a customer can fill in. */
const detailsOf = (mark: string) => ({
  firstName: `${mark} first`,
  lastName: `${mark} last`,
  address: `${mark} Street 5`,
  addressLine2: `${mark} stairs`,
  postCode: "0150",
  city: `${mark} city`,
});
const orderOf = (mark: string) => ({
  ...orderBody([{ productId, quantity: 2 }], detailsOf(mark)),
  notes: `${mark} asks`,
  giftNote: `${mark} greets`,
});

/** Lets staff change an order, deliver it, and note something. */
async function handle({ id, version }: Order, mark: string): Promise<void> {
  const contact = { ...detailsOf(mark), address: `${mark} Avenue 9`, country: "Norway" };
  const replies = [
    await call(staff, "PUT", `/admin/orders/${id}`, {
      payload: { version, contact: { ...contact, phoneNumber: "+4712345678" } },
    }),
    await call(staff, "PATCH", `/admin/orders/${id}`, {
      payload: JSON.stringify({ notes: `${mark} asks by phone` }),
      headers: { "content-type": "application/merge-patch+json" },
    }),
    await call(staff, "POST", `/admin/orders/${id}/notes`, {
      payload: { body: `${mark} is friendly` },
      headers: newKey(),
    }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201]);
  await sql`UPDATE orders SET status = 'DELIVERED' WHERE id = ${id}`;
}
const sendMessage = (email: string, mark: string) =>
  call(null, "POST", "/contact", {
    payload: { firstName: mark, lastName: mark, email, message: `${mark} has a question` },
    remoteAddress: anotherAddress(),
  });
const verify = (user: TestUser) => sql`
  INSERT INTO email_verifications (user_id, requested_at, expires_at, verified_at)
  VALUES (${user.id}, now(), now(), now())`;

it("a deleted account leaves nothing personal in any table", async () => {
  const mark = "Zyxwa";
  const email = `${mark}.Mail@customers.example`;
  const user = await shop.as("User", anotherAddress());
  await sql`UPDATE users SET email = ${email} WHERE id = ${user.id}`;
  await verify(user);
  const order = await call(user, "POST", "/orders", { payload: orderOf(mark), headers: newKey() });
  expect(order.statusCode, order.body).toBe(201);
  await handle(order.json<Order>(), mark);
  await sendMessage(email, mark);
  const [message] = await sql<{ id: string }>`SELECT id FROM contact_messages WHERE email = ${email}`;
  const review = { stars: 5, title: `${mark} writes`, text: `${mark} likes it very much` };
  const replies = [
    await call(staff, "POST", `/admin/messages/${message?.id}/replies`, {
      payload: { text: `Dear ${mark}` },
      headers: newKey(),
    }),
    await call(null, "POST", "/newsletter", { payload: { email } }),
    await call(user, "POST", `/products/${productId}/reviews`, { payload: review, headers: newKey() }),
    await call(staff, "PUT", `/admin/customers/${user.id}`, {
      payload: { note: `${mark} called`, isBlocked: false, version: 0 },
    }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 202, 201, 200]);
  const [written] = await sql<{ id: string }>`SELECT id FROM reviews WHERE user_id = ${user.id}`;
  const answer = { payload: { text: `Thank you, ${mark}` } };
  expect((await call(staff, "PUT", `/admin/reviews/${written?.id}/reply`, answer)).statusCode).toBe(200);
  expect(await tablesWith(mark)).toContain("audit_log");

  await call(user, "POST", "/account/delete", { payload: { password: TEST_PASSWORD } });
  // The shop's own copy of the message stays as long as other emails.
  await sql`DELETE FROM mails WHERE kind = 'new_message'`;
  expect(await tablesWith(mark)).toEqual([]);
});

it("an erased order of a guest leaves nothing personal in any table", async () => {
  const mark = "Zyxwb";
  const placed = await call(null, "POST", "/orders", {
    payload: { ...orderOf(mark), email: `${mark}@guests.example` },
    headers: newKey(),
  });
  const order = placed.json<Order & { guestToken: string }>();
  await handle(order, mark);
  await sql`UPDATE jobs SET state = 'done', finished_at = now() WHERE kind = 'mail'`;
  const erased = await call(null, "POST", `/orders/${order.id}/erase`, {
    headers: { authorization: `Bearer ${order.guestToken}` },
  });
  expect(erased.statusCode).toBe(204);
  expect(await tablesWith(mark)).toEqual([]);
});

it("an account with an unconfirmed address deletes only what came since its registration", async () => {
  const owner = "the-owner@customers.example";
  await sendMessage(owner, "Owner");
  await call(null, "POST", "/newsletter", { payload: { email: owner } });
  const [role] = (await call(staff, "GET", "/staff/roles")).json<{ id: string }[]>().slice(1);
  const invited = { email: owner, role: role?.id, sendBy: "email" };
  await call(staff, "POST", "/staff/invitations", { payload: invited });
  const left = async () => [
    await sql`SELECT text FROM contact_messages WHERE email = ${owner}`,
    await sql`SELECT FROM newsletter_subscribers WHERE email = ${owner}`,
    await sql`SELECT FROM staff_invitations WHERE email = ${owner}`,
    await sql`SELECT FROM mails WHERE recipient = ${owner} AND kind IN ('newsletter_confirmation', 'staff_invitation')`,
    await sql`
      SELECT FROM audit_log WHERE action = 'invitation.create' AND after ->> 'email' = ${owner}`,
  ];
  const before = await left();
  expect(before.map(({ length }) => length)).toEqual([1, 1, 1, 2, 1]);

  const stranger = await shop.as("User", anotherAddress());
  await sql`UPDATE users SET email = ${owner} WHERE id = ${stranger.id}`;
  await sendMessage(owner, "Stranger");
  await call(stranger, "POST", "/account/delete", { payload: { password: TEST_PASSWORD } });
  expect(await left()).toEqual(before);
});
