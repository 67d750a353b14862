import type { CustomerRecord, CustomerTagCount } from "@larkwood/contract";
import { expect, it } from "vitest";
import type { TestUser } from "../../../testing/build-test-app";
import { openOrderShop } from "../../../testing/order-shop";
import { anotherAddress } from "../../../testing/second-factor";

const { shop, call, sql, staff } = await openOrderShop({ SHOP_PAYMENT_METHODS: "bank_transfer" });

const someone = () => shop.as("User", anotherAddress());
const address = ({ id }: TestUser, tag: string) => `/admin/customers/${id}/tags/${encodeURIComponent(tag)}`;
const add = (user: TestUser, tag: string, by = staff) => call(by, "PUT", address(user, tag));
const remove = (user: TestUser, tag: string, by = staff) => call(by, "DELETE", address(user, tag));
const tagsOf = async ({ id }: TestUser) =>
  (await call(staff, "GET", `/admin/customers/${id}`)).json<CustomerRecord>().tags;

it("adds and removes tags in lower case, and records each change once", async () => {
  const user = await someone();
  expect((await add(user, " Trade  Partner ")).statusCode).toBe(204);
  expect((await add(user, "trade partner")).statusCode).toBe(204);
  expect((await add(user, "vip")).statusCode).toBe(204);
  expect(await tagsOf(user)).toEqual(["trade partner", "vip"]);
  expect((await remove(user, "VIP")).statusCode).toBe(204);
  expect((await remove(user, "vip")).statusCode).toBe(204);
  expect(await tagsOf(user)).toEqual(["trade partner"]);
  const log = await sql<{ action: string; tag: string }>`
    SELECT action, after->>'tag' AS tag FROM audit_log WHERE subject_id = ${user.id} AND action LIKE 'user.%tag' ORDER BY id`;
  expect(log.map(({ action, tag }) => `${action} ${tag}`)).toEqual([
    "user.tag trade partner",
    "user.tag vip",
    "user.untag vip",
  ]);
});

it("lists the tags in use, the most used first", async () => {
  for (const user of [await someone(), await someone()]) await add(user, "zebra");
  await add(await someone(), "ant");
  const tags = (await call(staff, "GET", "/admin/customer-tags")).json<CustomerTagCount[]>();
  expect(tags.filter(({ tag }) => ["zebra", "ant"].includes(tag))).toEqual([
    { tag: "zebra", customers: 2 },
    { tag: "ant", customers: 1 },
  ]);
});

it("allows at most 20 tags, also when they are added at once", async () => {
  const user = await someone();
  const replies = await Promise.all(Array.from({ length: 22 }, (_, index) => add(user, `tag-${index}`)));
  expect(replies.filter(({ statusCode }) => statusCode === 409).map((reply) => reply.json().code)).toEqual([
    "too_many_tags",
    "too_many_tags",
  ]);
  expect(await tagsOf(user)).toHaveLength(20);
});

it("refuses bad tags, unknown customers, shoppers, and tags of staff without their permission", async () => {
  const user = await someone();
  for (const tag of ["a,b", " ", "x".repeat(41)]) expect((await add(user, tag)).statusCode).toBe(404);
  expect((await add({ ...user, id: "0123456789abcdef01234567" }, "vip")).statusCode).toBe(404);
  expect((await add(user, "vip", user)).statusCode).toBe(403);
  const support = await shop.as("Admin", anotherAddress());
  await sql`UPDATE users SET permissions = '{customers.read,customers.write}' WHERE id = ${support.id}`;
  expect((await add(staff, "vip", support)).statusCode).toBe(403);
  expect((await add(user, "vip", support)).statusCode).toBe(204);
});

it("goes with a deleted customer, and counts as a change of the customer until then", async () => {
  const user = await someone();
  const before = await sql<{
    at: Date;
  }>`UPDATE users SET updated_at = '2020-01-01Z' WHERE id = ${user.id} RETURNING updated_at AS at`;
  await add(user, "vip");
  const [after] = await sql<{ at: Date }>`SELECT updated_at AS at FROM users WHERE id = ${user.id}`;
  expect(after?.at).not.toEqual(before[0]?.at);
  expect((await call(staff, "DELETE", `/users/${user.id}`)).statusCode).toBe(204);
  const events = await sql<{
    event: string;
  }>`SELECT event FROM change_log WHERE object_id = ${user.id} ORDER BY id`;
  expect(events.at(-1)?.event).toBe("customer.deleted");
});
