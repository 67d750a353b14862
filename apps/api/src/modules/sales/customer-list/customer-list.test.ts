import type { Customer } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import type { TestUser } from "../../../testing/build-test-app";
import { storeProduct } from "../../../testing/fixtures/orders";
import { openOrderShop } from "../../../testing/order-shop";
import { anotherAddress } from "../../../testing/second-factor";

const { shop, call, db, sql, staff, shopper, place, mark, refund } = await openOrderShop({
  SHOP_PAYMENT_METHODS: "bank_transfer",
});

const someone = () => shop.as("User", anotherAddress());
const list = async (query: string) => {
  const reply = await call(staff, "GET", `/admin/customers?${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Customer[]>();
};
const idsOf = async (query: string) => (await list(query)).map(({ id }) => id);
const found = async ({ id }: TestUser) => (await list(`search=${id}`))[0];
const buy = async (user: TestUser, cents = 10_000) =>
  place([{ productId: await storeProduct(db, 5, cents), quantity: 1 }], {}, user);
const tag = (user: TestUser, name: string) => call(staff, "PUT", `/admin/customers/${user.id}/tags/${name}`);

describe("the customer list", () => {
  it("shows orders, spend and the last order as the page of the customer does, after every change", async () => {
    const user = await someone();
    expect(await found(user)).toMatchObject({
      orders: 0,
      spent: 0,
      lastOrderAt: null,
      tags: [],
      newsletter: false,
    });
    const [first, second] = [await buy(user), await buy(user)];
    expect(await found(user)).toMatchObject({ orders: 2, spent: 0, lastOrderAt: second.createdAt });
    await mark(first, "received");
    expect(await found(user)).toMatchObject({ orders: 2, spent: 100 });
    await refund(first.id, { amount: 30 });
    await call(user, "POST", `/orders/${second.id}/status`, { payload: { status: "CANCELLED" } });
    const { orders, spent, lastOrderAt } = (await call(staff, "GET", `/admin/customers/${user.id}`)).json();
    expect(await found(user)).toMatchObject({ orders, spent, lastOrderAt });
    expect([orders, spent]).toEqual([1, 70]);
    await sql`DELETE FROM orders WHERE id = ${second.id}`;
    expect(await found(user)).toMatchObject({ orders: 1, spent: 70, lastOrderAt: first.createdAt });
  });

  it("filters by tag, country, newsletter, orders, spend and the day of the last order", async () => {
    const [rich, poor, never] = [await someone(), await someone(), await someone()];
    for (const user of [rich, poor, never]) await tag(user, "filtered");
    await sql`UPDATE users SET country = 'Iceland' WHERE id = ${rich.id}`;
    await call(null, "POST", "/newsletter", { payload: { email: poor.email } });
    await mark(await buy(rich, 90_000), "received");
    await buy(rich);
    await mark(await buy(poor, 5_000), "received");
    await sql`UPDATE orders SET created_at = '2026-03-01T12:00:00Z' WHERE user_id = ${poor.id}`;
    await sql`INSERT INTO customer_changes (user_id) VALUES (${poor.id})`;
    const matches: [string, TestUser[]][] = [
      ["search=", [never, poor, rich]],
      ["country=Iceland", [rich]],
      ["newsletter=yes", [poor]],
      ["newsletter=no", [never, rich]],
      ["minOrders=2", [rich]],
      ["maxOrders=0", [never]],
      ["minSpent=50&maxSpent=50", [poor]],
      ["minSpent=50.01", [rich]],
      ["lastOrderTo=2026-03-01", [poor]],
      ["lastOrderFrom=2026-03-02", [rich]],
      ["lastOrderFrom=2026-03-01&sort=-spent", [rich, poor]],
      ["sort=spent", [never, poor, rich]],
      ["sort=-lastOrder", [rich, poor, never]],
      ["sort=orders", [never, poor, rich]],
    ];
    for (const [query, users] of matches)
      expect([query, await idsOf(`tag=Filtered&${query}`)]).toEqual([query, users.map(({ id }) => id)]);
  });

  it("continues after each page, in every order", async () => {
    for (let count = 0; count < 3; count += 1) await tag(await someone(), "paged");
    for (const sort of ["newest", "userName", "-email", "-orders", "spent", "-lastOrder"]) {
      const all = await idsOf(`tag=paged&sort=${sort}`);
      const seen: string[] = [];
      for (let cursor: string | undefined = ""; cursor !== undefined; ) {
        const reply = await call(
          staff,
          "GET",
          `/admin/customers?tag=paged&sort=${sort}&limit=1&cursor=${cursor}`,
        );
        seen.push(...reply.json<Customer[]>().map(({ id }) => id));
        cursor = /cursor=([\w-]+)/.exec(String(reply.headers.link ?? ""))?.[1];
      }
      expect([sort, seen]).toEqual([sort, all]);
    }
  });

  it("refuses bad filters and callers without the permission", async () => {
    for (const query of [
      "minSpent=-1",
      "maxOrders=x",
      "lastOrderFrom=2026-02-31",
      "newsletter=maybe",
      "tag=a,b",
      "sort=size",
    ])
      expect([query, (await call(staff, "GET", `/admin/customers?${query}`)).statusCode]).toEqual([
        query,
        400,
      ]);
    expect((await call(shopper, "GET", "/admin/customers")).statusCode).toBe(403);
    expect((await call(shopper, "POST", "/admin/customers/exports")).statusCode).toBe(403);
  });
});

describe("the export of a segment", () => {
  it("has the customers of the filter, and a formula in a name stays a text", async () => {
    const [user, other] = [await someone(), await someone()];
    await sql`UPDATE users SET first_name = '=HYPERLINK("x")' WHERE id = ${user.id}`;
    await tag(user, "exported");
    await tag(user, "vip");
    await mark(await buy(user), "received");
    const { id } = (await call(staff, "POST", "/admin/customers/exports?tag=exported")).json<{
      id: string;
    }>();
    await expect
      .poll(async () => (await call(staff, "GET", `/jobs/${id}`)).json<{ status: string }>().status)
      .toBe("done");
    const lines = (await call(staff, "GET", `/jobs/${id}/file`)).body.trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(user.id);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines[1]).toContain("100.00");
    expect(lines[1]).toContain('"exported, vip"');
    expect(lines.join()).not.toContain(other.id);
  });
});
