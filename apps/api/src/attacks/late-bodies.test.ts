import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../testing/build-test-app";
import { orderBody, storeProduct } from "../testing/fixtures/orders";
import { sqlOn } from "../testing/plain-sql";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const sql = sqlOn(shop.db);

/** A body that comes when something has happened meanwhile: a client has a minute to send one. */
function lateBody(body: unknown, meanwhile: () => Promise<unknown>): Readable {
  return Readable.from(
    (async function* () {
      await meanwhile();
      yield JSON.stringify(body);
    })(),
  );
}

/** Makes somebody an Admin of everything, with a body that comes late. */
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

describe("a body that comes after its sender was let in", () => {
  it("is tried beside nothing that happens meanwhile", async () => {
    const [admin, user] = [await shop.as("Admin"), await shop.as("User")];
    expect(await promote(admin, user, async () => {})).toEqual({ statusCode: 200, role: "Admin" });
  });

  it.each([
    [
      "signed out",
      401,
      ({ id }: TestUser) => sql`UPDATE sessions SET ended_at = now() WHERE user_id = ${id}`,
    ],
    ["no Admin any more", 403, ({ id }: TestUser) => sql`UPDATE users SET role = 'User' WHERE id = ${id}`],
    [
      "left without the right",
      403,
      ({ id }: TestUser) => sql`UPDATE users SET permissions = '{customers.write}' WHERE id = ${id}`,
    ],
  ] as const)("does nothing when they are %s by then", async (_, statusCode, change) => {
    const [admin, user] = [await shop.as("Admin"), await shop.as("User")];
    const outcome = await promote(admin, user, () => change(admin));
    expect(outcome).toEqual({ statusCode, role: "User" });
  });

  it("does nothing either where none is asked for", async () => {
    const [admin, user] = [await shop.as("Admin"), await shop.as("User")];
    const payload = lateBody({}, () => sql`UPDATE users SET role = 'User' WHERE id = ${admin.id}`);
    const headers = { "content-type": "application/json" };
    const { statusCode } = await shop.call(admin, "DELETE", `/users/${user.id}`, { headers, payload });
    expect(statusCode).toBe(403);
    expect(await sql`SELECT FROM users WHERE id = ${user.id}`).toHaveLength(1);
  });

  it("does nothing where everybody may call, and only some may do that", async () => {
    const [admin, user] = [await shop.as("Admin"), await shop.as("User")];
    const payload = orderBody([{ productId: await storeProduct(shop.db, 5), quantity: 1 }]);
    const keyed = { "idempotency-key": "an-order-of-somebody" };
    const { id } = (await shop.call(user, "POST", "/orders", { headers: keyed, payload })).json();
    const step = lateBody(
      { status: "CANCELLED" },
      () => sql`UPDATE users SET role = 'User' WHERE id = ${admin.id}`,
    );
    const headers = { "content-type": "application/json" };
    const moved = await shop.call(admin, "POST", `/orders/${id}/status`, { headers, payload: step });
    expect(moved.statusCode).toBe(404);
    expect(await sql`SELECT status FROM orders WHERE id = ${id}`).toEqual([{ status: "PLACED" }]);
  });
});
