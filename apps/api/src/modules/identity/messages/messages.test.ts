import type { ContactMessage } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { deleteExpiredRows } from "../../platform/cleanup/delete-expired-rows";

const shop = await buildTestApp({ env: { SHOP_MODE: "trading", SHOP_CONTACT_EMAIL: "office@shop.example" } });
const { call, db } = shop;
const sql = sqlOn(db);
const admin = await shop.as("Admin");

const form = (change: object = {}) => ({
  firstName: "Mina",
  lastName: "Quist",
  email: "mina@test.example",
  orderNumber: "10007",
  message: "Does the sofa fit through a door of 80 cm?",
  ...change,
});
const send = (change?: object) => call(null, "POST", "/contact", { payload: form(change) });
const list = async (query = "") =>
  (await call(admin, "GET", `/admin/messages?${query}`)).json<ContactMessage[]>();
const newest = async () => (await list("limit=1"))[0] as ContactMessage;
const mails = (kind: string) =>
  sql<{
    recipient: string;
    body: string;
  }>`select recipient, body from mails where kind = ${kind} order by id`;

describe("the contact form", () => {
  it("stores a message and tells the shop, but writes to nobody else", async () => {
    expect((await send()).statusCode).toBe(202);
    expect(await newest()).toMatchObject({
      name: "Mina Quist",
      email: "mina@test.example",
      orderNumber: "10007",
      text: "Does the sofa fit through a door of 80 cm?",
      state: "open",
      replies: [],
    });
    const sent = await sql<{ recipient: string }>`select recipient from mails`;
    expect(sent.map(({ recipient }) => recipient)).toEqual(["office@shop.example"]);
  });

  it("is read page by page", async () => {
    // From another address, because each may send only some messages.
    const payload = form({ message: "The second message of two" });
    await call(null, "POST", "/contact", { payload, remoteAddress: "10.9.8.7" });
    const first = await call(admin, "GET", "/admin/messages?limit=1");
    const next = /<([^>]*)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? "";
    const second = await call(admin, "GET", `/admin/messages${new URL(next, "http://shop.example").search}`);
    expect(second.statusCode, second.body).toBe(200);
    const texts = [first, second].map((reply) => reply.json<ContactMessage[]>()[0]?.text);
    expect(texts).toEqual(["The second message of two", "Does the sofa fit through a door of 80 cm?"]);
  });

  it("says which fields are missing", async () => {
    const { errors } = (await call(null, "POST", "/contact", { payload: { message: "short" } })).json();
    expect(Object.keys(errors).sort()).toEqual(["email", "firstName", "lastName", "message"]);
  });

  it("accepts but ignores what fills in the hidden field", async () => {
    expect((await send({ email: "robot@test.example", website: "https://spam.example" })).statusCode).toBe(
      202,
    );
    expect(await list("search=robot@")).toEqual([]);
  });

  it("takes ten messages a day from one mailbox, however it is written", async () => {
    const writings = ["pest@test.example", "Pest@test.example", "pest+one@test.example"];
    const replies = await Promise.all(
      Array.from({ length: 13 }, (_, i) =>
        send({ email: writings[i % 3], message: `Message number ${i} from me` }),
      ),
    );
    const accepted = replies.filter(({ statusCode }) => statusCode === 202);
    expect(accepted).toHaveLength(10);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([202, 429]));
    await sql`delete from contact_messages where email ilike 'pest%'`;
  });

  it("does not exist in showroom mode", async () => {
    const showroom = await buildTestApp();
    const headers = { "content-type": "application/json" };
    for (const payload of [JSON.stringify(form()), "{}", "{"]) {
      const reply = await showroom.call(null, "POST", "/contact", { payload, headers });
      expect([payload, reply.statusCode]).toEqual([payload, 404]);
    }
  });
});

describe("the inbox", () => {
  it("lists messages by state, newest first, and searches in all of their texts", async () => {
    await send({ email: "cleo@test.example", message: "Where is my 50%_off lamp?", orderNumber: "" });
    const found = await list("search=50%25_off");
    expect(found.map(({ email }) => email)).toEqual(["cleo@test.example"]);
    const spam = { payload: { state: "spam" } };
    expect((await call(admin, "PUT", `/admin/messages/${found[0]?.id}`, spam)).json()).toMatchObject({
      state: "spam",
    });
    expect((await list("state=spam")).map(({ email }) => email)).toEqual(["cleo@test.example"]);
    expect((await list("state=open")).map(({ email }) => email)).not.toContain("cleo@test.example");
  });

  it("sends a reply once, with the question below it", async () => {
    await send({ email: "ada@test.example" });
    const { id } = await newest();
    const reply = () =>
      call(admin, "POST", `/admin/messages/${id}/replies`, {
        payload: { text: "Yes, without its legs.\nThey unscrew." },
        headers: { "idempotency-key": "reply-to-ada" },
      });
    const replies = await Promise.all([reply(), reply()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await newest()).state).toBe("answered");
    expect((await newest()).replies).toMatchObject([{ text: "Yes, without its legs.\nThey unscrew." }]);
    const sent = await mails("message_reply");
    expect(sent.map(({ recipient }) => recipient)).toEqual(["ada@test.example"]);
    expect(sent[0]?.body).toMatch(
      /Yes, without its legs[\s\S]*They unscrew[\s\S]*You wrote:[\s\S]*door of 80 cm/,
    );
  });

  it("deletes a message with its replies", async () => {
    const { id } = await newest();
    expect((await call(admin, "DELETE", `/admin/messages/${id}`)).statusCode).toBe(204);
    expect((await call(admin, "GET", `/admin/messages/${id}`)).statusCode).toBe(404);
    expect(await sql`select from contact_replies where message_id = ${id}`).toEqual([]);
  });

  it("keeps spam for a month, and open and answered messages for two years", async () => {
    const statesAfter = async (days: number) => {
      await sql`update contact_messages set created_at = now() - make_interval(days => ${days})`;
      await deleteExpiredRows(db, new Date());
      return new Set((await list()).map(({ state }) => state));
    };
    await sql`update contact_messages set state = 'answered' where id in (
      select id from contact_messages where state = 'open' limit 1)`;
    expect(await statesAfter(29)).toEqual(new Set(["open", "answered", "spam"]));
    expect(await statesAfter(31)).toEqual(new Set(["open", "answered"]));
    expect(await statesAfter(729)).toEqual(new Set(["open", "answered"]));
    expect(await statesAfter(731)).toEqual(new Set());
  });
});

it("belongs to the account of its sender: in the export, and deleted with the account", async () => {
  const user = await shop.as("User");
  const [row] = await sql<{ email: string }>`select email from users where id = ${user.id}`;
  const email = row?.email ?? "";
  await send({ email: "someone@else.example" });
  await send({ email });
  const exported = (await call(user, "GET", "/account/export")).json<{ messages: ContactMessage[] }>();
  expect(exported.messages.map((message) => message.email)).toEqual([email]);
  await call(admin, "DELETE", `/users/${user.id}`);
  expect(await list(`search=${encodeURIComponent(email)}`)).toEqual([]);
  expect(await list("search=someone@else")).toHaveLength(1);
});
