import type { Order, User } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { buildTestApp, TEST_PASSWORD, type TestUser } from "../../../testing/build-test-app";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const { call, db } = shop;
let admin: TestUser;
beforeAll(async () => {
  admin = await shop.as("Admin");
});

const parts = { addressLine2: "Floor 3", postCode: "0155", city: "Oslo" };
const written = { ...parts, address: "Storgata 1", phoneNumber: "+47 (123) 45-678" };

async function order(shopper: TestUser): Promise<Order> {
  const productId = await storeProduct(db, 9);
  const reply = await call(shopper, "POST", "/orders", {
    payload: orderBody([{ productId, quantity: 1 }], written),
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<Order>();
}
const accountOf = async (user: TestUser) => (await call(admin, "GET", `/users/${user.id}`)).json<User>();

it("an order stores the parts of its address and a normalised phone number", async () => {
  const { id, phoneNumber, ...placed } = await order(await shop.as("User"));
  expect(placed).toMatchObject({ ...parts, shippingAddress: "Storgata 1, Floor 3, 0155 Oslo, Norway" });
  expect(phoneNumber).toBe("+4712345678");
  const stored = (await call(admin, "GET", `/orders/${id}`)).json<Order>();
  expect(stored).toMatchObject({ ...placed, phoneNumber });
  const contact = { ...orderBody([]), address: "Elm Street 5", city: "Bergen", postCode: "5003" };
  const { items: _, paymentMethod: __, ...moved } = contact;
  const changed = await call(admin, "PUT", `/admin/orders/${id}`, {
    payload: { version: stored.version, contact: moved },
  });
  expect(changed.statusCode, changed.body).toBe(200);
  expect(changed.json<Order>().shippingAddress).toBe("Elm Street 5, 5003 Bergen, Norway");
});

it("the first order fills the account, and a new first line replaces the whole address", async () => {
  const shopper = await shop.as("User");
  await order(shopper);
  expect(await accountOf(shopper)).toMatchObject({ address: "Storgata 1", ...parts });
  const form = {
    id: shopper.id,
    firstName: "Ada",
    lastName: "Lund",
    country: "Norway",
    phoneNumber: "+4712345678",
  };
  const save = (payload: object) => call(shopper, "PUT", "/users", { payload: { ...form, ...payload } });
  await save({ address: "Elm Street 5", addressLine2: "", postCode: "5003", city: "Bergen" });
  expect(await accountOf(shopper)).toMatchObject({
    address: "Elm Street 5",
    postCode: "5003",
    city: "Bergen",
  });
  await save({ address: "Elm Street 5" });
  expect(await accountOf(shopper)).toMatchObject({ city: "Bergen" });
  await save({ address: "Birch Lane 7" });
  expect(await accountOf(shopper)).not.toHaveProperty("city");
});

it("a deleted account leaves no part of its address", async () => {
  const shopper = await shop.as("User");
  const { id } = await order(shopper);
  await call(admin, "POST", `/orders/${id}/status`, { payload: { status: "CANCELLED" } });
  const form = {
    id: shopper.id,
    firstName: "Ada",
    lastName: "Lund",
    country: "Norway",
    phoneNumber: "+4712345678",
  };
  await call(shopper, "PUT", "/users", { payload: { ...form, address: "Elm Street 5", ...parts } });
  const payload = { password: TEST_PASSWORD };
  expect((await call(shopper, "POST", "/account/delete", { payload })).statusCode).toBe(204);
  const { rows } = await db.execute(
    sql`SELECT to_jsonb(orders) AS row FROM orders WHERE id = ${id}
      UNION ALL SELECT to_jsonb(audit_log) FROM audit_log WHERE subject_id = ${shopper.id}`,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toMatch(/Floor 3|0155|Oslo|Storgata/);
});
