import { PERMISSIONS, type Permission } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
let owner: TestUser;
beforeAll(async () => {
  owner = await shop.as("Admin");
});

const allow = (by: TestUser, to: TestUser, permissions: readonly string[]) =>
  shop.call(by, "PUT", `/users/${to.id}/permissions`, { payload: { permissions } });

async function limited(...permissions: Permission[]): Promise<TestUser> {
  const admin = await shop.as("Admin");
  expect((await allow(owner, admin, permissions)).statusCode).toBe(200);
  return admin;
}

/** The least of several tries: the shop does other things beside, now and then. */
async function statementsOf(ask: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let i = 0; i < 10; i += 1) {
    const before = shop.db.meter.answered;
    await ask();
    counts.push(shop.db.meter.answered - before);
  }
  return Math.min(...counts);
}

const form = (user: TestUser, changes: object) => ({
  id: user.id,
  role: user.role,
  userName: "somebody",
  firstName: "Some",
  lastName: "Body",
  email: user.email,
  address: "1 Old Street",
  country: "Canada",
  phoneNumber: "+1234567",
  acceptedTos: true,
  ...changes,
});
const edit = (by: TestUser, user: TestUser, changes: object) =>
  shop.call(by, "PUT", "/users", { payload: form(user, changes) });

describe("what an Admin may do", () => {
  it("is everything unless the owner says less, and nothing for a User", async () => {
    const user = await shop.as("User");
    const of = async (id: string) => (await shop.call(owner, "GET", `/users/${id}`)).json().permissions;
    expect(await of(owner.id)).toEqual(PERMISSIONS);
    expect(await of(user.id)).toEqual([]);
    expect(await of((await limited("orders.read")).id)).toEqual(["orders.read"]);
    expect((await allow(owner, user, ["orders.read"])).statusCode).toBe(404);
    expect((await allow(owner, await shop.as("Admin"), ["everything"])).statusCode).toBe(400);
  });

  it("costs no query on a kept reply, and elsewhere none beside the one that finds the session", async () => {
    const admin = await limited("orders.read");
    const kept = "/products?limit=3&sort=price";
    expect((await shop.call(admin, "GET", kept)).statusCode).toBe(200);
    expect(await statementsOf(() => shop.call(admin, "GET", kept))).toBe(0);
    // Refused by what the account may do, so that nothing of the call itself is asked.
    expect(await statementsOf(() => shop.call(admin, "GET", "/audit"))).toBe(1);
    expect(await statementsOf(() => shop.call(null, "GET", "/shop"))).toBe(0);
  });

  it("counts at once, and is written down", async () => {
    const admin = await limited("orders.read");
    expect((await shop.call(admin, "GET", "/admin/orders")).statusCode).toBe(200);
    await allow(owner, admin, []);
    expect((await shop.call(admin, "GET", "/admin/orders")).statusCode).toBe(403);
    const log = (
      await shop.call(owner, "GET", `/audit?subjectId=${admin.id}&action=user.permissions`)
    ).json();
    expect(log[0]).toMatchObject({ before: { permissions: ["orders.read"] }, after: { permissions: [] } });
  });

  it("cannot be taken from the last Admin who may do everything, also not by being deleted or demoted", async () => {
    const alone = await buildTestApp();
    const [first, second] = await Promise.all([alone.as("Admin"), alone.as("Admin")]);
    const set = (id: string, permissions: string[]) =>
      alone.call(first, "PUT", `/users/${id}/permissions`, { payload: { permissions } });
    expect((await set(second.id, ["staff.write", "customers.write"])).statusCode).toBe(200);
    expect((await set(first.id, ["orders.read"])).json().code).toBe("last_admin");
    const demoted = await alone.call(first, "PUT", "/users", { payload: form(first, { role: "User" }) });
    expect(demoted.json().code).toBe("last_admin");
    expect((await alone.call(first, "DELETE", `/users/${first.id}`)).json().code).toBe("last_admin");
  });
});

describe("an Admin who may do less", () => {
  it("gives nobody more than that, neither themselves nor others", async () => {
    const staff = await limited("staff.write", "customers.write", "orders.read");
    expect((await allow(staff, staff, [...PERMISSIONS])).statusCode).toBe(403);
    expect((await allow(staff, await limited(), ["orders.read"])).statusCode).toBe(200);
    expect((await allow(staff, await limited(), ["audit.read"])).statusCode).toBe(403);
    const promoted = await shop.as("User");
    const reply = await edit(staff, promoted, { role: "Admin" });
    expect(reply.json().permissions).toEqual(["orders.read", "customers.write", "staff.write"]);
  });

  it("makes nobody an Admin without the permission for staff", async () => {
    const clerk = await limited("customers.write", "customers.read");
    expect((await edit(clerk, await shop.as("User"), { role: "Admin" })).statusCode).toBe(403);
    expect((await edit(clerk, await shop.as("User"), { userName: "renamed" })).statusCode).toBe(200);
  });

  it("does not touch the account of one who may do more: an email is the way to a password", async () => {
    for (const admin of [await limited("customers.write"), await limited("customers.write", "staff.write")]) {
      expect((await edit(admin, owner, { email: "mine@now.example" })).statusCode).toBe(403);
      expect((await shop.call(admin, "DELETE", `/users/${owner.id}`)).statusCode).toBe(403);
      expect((await shop.call(admin, "DELETE", `/users/${owner.id}/sessions`)).statusCode).toBe(403);
    }
  });

  it("sees other people's orders only with the permission", async () => {
    const body = { status: "CONFIRMED" };
    const clerk = await limited("catalogue.write");
    expect((await shop.call(clerk, "GET", "/orders/ffffffffffffffffffffffff")).statusCode).toBe(404);
    expect(
      (await shop.call(clerk, "POST", "/orders/ffffffffffffffffffffffff/status", { payload: body }))
        .statusCode,
    ).toBe(404);
  });
});
