import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../testing/build-test-app";
import { orderBody, storeProduct } from "../testing/fixtures/orders";
import { sqlOn } from "../testing/plain-sql";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const sql = sqlOn(shop.db);

/** A body that is sent after `meanwhile`; a client has a minute to send one. */
function lateBody(body: unknown, meanwhile: () => Promise<unknown>): Readable {
  return Readable.from(
    (async function* () {
      await meanwhile();
      yield JSON.stringify(body);
    })(),
  );
}

/** Makes a user an Admin, with a late body. */
async function promote(admin: TestUser, user: TestUser, meanwhile: () => Promise<unknown>) {
  const body = {
    id: user.id,
    role: "Admin",
    userName: "accomplice",
    firstName: "Jane",
    lastName: "Roe",
    email: user.email,
    address: "Elm Street 5",
    country: "Norway",
    phoneNumber: "+4712345678",
    acceptedTos: true,
  };
  const headers = { "content-type": "application/json" };
  const payload = lateBody(body, meanwhile);
  const { statusCode } = await shop.call(admin, "PUT", "/users", { headers, payload });
  const [row] = await sql<{ role: string }>`SELECT role FROM users WHERE id = ${user.id}`;
  return { statusCode, role: row?.role };
}

describe("a body that arrives after the access check", () => {
  it("is accepted if nothing changes meanwhile", async () => {
    const [admin, user] = [await shop.as("Admin"), await shop.as("User")];
    expect(await promote(admin, user, async () => {})).toEqual({ statusCode: 200, role: "Admin" });
  });

  it.each([
    [
      "has been signed out",
      401,
      ({ id }: TestUser) => sql`UPDATE sessions SET ended_at = now() WHERE user_id = ${id}`,
    ],
    [
      "is no longer an Admin",
      403,
      ({ id }: TestUser) => sql`UPDATE users SET role = 'User' WHERE id = ${id}`,
    ],
    [
      "has lost the permission",
      403,
      ({ id }: TestUser) => sql`UPDATE users SET permissions = '{customers.write}' WHERE id = ${id}`,
    ],
  ] as const)("has no effect if the sender %s meanwhile", async (_, statusCode, change) => {
    const [admin, user] = [await shop.as("Admin"), await shop.as("User")];
    const outcome = await promote(admin, user, () => change(admin));
    expect(outcome).toEqual({ statusCode, role: "User" });
  });

  it("has no effect on an endpoint without a body", async () => {
    const [admin, user] = [await shop.as("Admin"), await shop.as("User")];
    const payload = lateBody({}, () => sql`UPDATE users SET role = 'User' WHERE id = ${admin.id}`);
    const headers = { "content-type": "application/json" };
    const { statusCode } = await shop.call(admin, "DELETE", `/users/${user.id}`, { headers, payload });
    expect(statusCode).toBe(403);
    expect(await sql`SELECT FROM users WHERE id = ${user.id}`).toHaveLength(1);
  });

  it("has no effect on an endpoint for all users if the action needs a permission", async () => {
    const [admin, user] = [await shop.as("Admin"), await shop.as("User")];
    const payload = orderBody([{ productId: await storeProduct(shop.db, 5), quantity: 1 }]);
    const keyed = { "idempotency-key": "an-order-of-a-user" };
    const { id } = (await shop.call(user, "POST", "/orders", { headers: keyed, payload })).json();
    const statusChange = lateBody(
      { status: "CANCELLED" },
      () => sql`UPDATE users SET role = 'User' WHERE id = ${admin.id}`,
    );
    const headers = { "content-type": "application/json" };
    const changed = await shop.call(admin, "POST", `/orders/${id}/status`, {
      headers,
      payload: statusChange,
    });
    expect(changed.statusCode).toBe(404);
    expect(await sql`SELECT status FROM orders WHERE id = ${id}`).toEqual([{ status: "PLACED" }]);
  });
});
