import { PERMISSIONS, type Permission } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
let owner: TestUser;
beforeAll(async () => {
  owner = await shop.as("Admin");
});

const allow = (actor: TestUser, to: TestUser, permissions: readonly string[]) =>
  shop.call(actor, "PUT", `/users/${to.id}/permissions`, { payload: { permissions } });

async function adminWith(...permissions: Permission[]): Promise<TestUser> {
  const admin = await shop.as("Admin");
  expect((await allow(owner, admin, permissions)).statusCode).toBe(200);
  return admin;
}

/** The lowest count of several runs, because background jobs send queries too. */
async function countQueries(send: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let i = 0; i < 10; i += 1) {
    const before = shop.db.metrics.answered;
    await send();
    counts.push(shop.db.metrics.answered - before);
  }
  return Math.min(...counts);
}

const form = (user: TestUser, changes: object) => ({
  id: user.id,
  role: user.role,
  userName: "someone",
  firstName: "Some",
  lastName: "Body",
  email: user.email,
  address: "1 Old Street",
  country: "Canada",
  phoneNumber: "+1234567",
  acceptedTos: true,
  ...changes,
});
const edit = (actor: TestUser, user: TestUser, changes: object) =>
  shop.call(actor, "PUT", "/users", { payload: form(user, changes) });

describe("the permissions of an Admin", () => {
  it("include everything by default, and a User has none", async () => {
    const user = await shop.as("User");
    const permissionsOf = async (id: string) =>
      (await shop.call(owner, "GET", `/users/${id}`)).json().permissions;
    expect(await permissionsOf(owner.id)).toEqual(PERMISSIONS);
    expect(await permissionsOf(user.id)).toEqual([]);
    expect(await permissionsOf((await adminWith("orders.read")).id)).toEqual(["orders.read"]);
    expect((await allow(owner, user, ["orders.read"])).statusCode).toBe(404);
    expect((await allow(owner, await shop.as("Admin"), ["everything"])).statusCode).toBe(400);
  });

  it("need no query for a cached response, and only the session query elsewhere", async () => {
    const admin = await adminWith("orders.read");
    const cachedPath = "/products?limit=3&sort=price";
    expect((await shop.call(admin, "GET", cachedPath)).statusCode).toBe(200);
    expect(await countQueries(() => shop.call(admin, "GET", cachedPath))).toBe(0);
    // Refused by permission, so only the session query runs.
    expect(await countQueries(() => shop.call(admin, "GET", "/audit"))).toBe(1);
    expect(await countQueries(() => shop.call(null, "GET", "/shop"))).toBe(0);
  });

  it("take effect at once and are audited", async () => {
    const admin = await adminWith("orders.read");
    expect((await shop.call(admin, "GET", "/admin/orders")).statusCode).toBe(200);
    await allow(owner, admin, []);
    expect((await shop.call(admin, "GET", "/admin/orders")).statusCode).toBe(403);
    const log = (
      await shop.call(owner, "GET", `/audit?subjectId=${admin.id}&action=user.permissions`)
    ).json();
    expect(log[0]).toMatchObject({ before: { permissions: ["orders.read"] }, after: { permissions: [] } });
  });

  it("cannot be revoked from the last Admin with all permissions, not even by deletion or demotion", async () => {
    const newShop = await buildTestApp();
    const [first, second] = await Promise.all([newShop.as("Admin"), newShop.as("Admin")]);
    const set = (id: string, permissions: string[]) =>
      newShop.call(first, "PUT", `/users/${id}/permissions`, { payload: { permissions } });
    expect((await set(second.id, ["staff.write", "customers.write"])).statusCode).toBe(200);
    expect((await set(first.id, ["orders.read"])).json().code).toBe("last_admin");
    const demoted = await newShop.call(first, "PUT", "/users", { payload: form(first, { role: "User" }) });
    expect(demoted.json().code).toBe("last_admin");
    expect((await newShop.call(first, "DELETE", `/users/${first.id}`)).json().code).toBe("last_admin");
  });
});

describe("an Admin with fewer permissions", () => {
  it("cannot grant more than their own permissions, to themselves or others", async () => {
    const staff = await adminWith("staff.write", "customers.write", "orders.read");
    expect((await allow(staff, staff, [...PERMISSIONS])).statusCode).toBe(403);
    expect((await allow(staff, await adminWith(), ["orders.read"])).statusCode).toBe(200);
    expect((await allow(staff, await adminWith(), ["audit.read"])).statusCode).toBe(403);
  });

  it("promotes to an Admin without permissions in trading mode", async () => {
    const staff = await adminWith("staff.write", "customers.write", "orders.read");
    expect((await edit(staff, await shop.as("User"), { role: "Admin" })).json().permissions).toEqual([]);
    expect((await edit(owner, await shop.as("User"), { role: "Admin" })).json().permissions).toEqual([]);
  });

  it("promotes to an Admin with their own permissions in showroom mode", async () => {
    const showroom = await buildTestApp();
    const [admin, limited] = [await showroom.as("Admin"), await showroom.as("Admin")];
    const own = ["orders.read", "customers.write", "staff.write"];
    await showroom.call(admin, "PUT", `/users/${limited.id}/permissions`, { payload: { permissions: own } });
    const promote = async (by: TestUser) => {
      const user = await showroom.as("User");
      const reply = await showroom.call(by, "PUT", "/users", { payload: form(user, { role: "Admin" }) });
      return reply.json().permissions;
    };
    expect(await promote(admin)).toEqual([...PERMISSIONS]);
    expect(await promote(limited)).toEqual(own);
  });

  it("cannot promote a user without the staff permission", async () => {
    const clerk = await adminWith("customers.write", "customers.read");
    expect((await edit(clerk, await shop.as("User"), { role: "Admin" })).statusCode).toBe(403);
    expect((await edit(clerk, await shop.as("User"), { userName: "renamed" })).statusCode).toBe(200);
  });

  it("cannot change the account of an Admin with more permissions", async () => {
    for (const admin of [
      await adminWith("customers.write"),
      await adminWith("customers.write", "staff.write"),
    ]) {
      expect((await edit(admin, owner, { email: "mine@now.example" })).statusCode).toBe(403);
      expect((await shop.call(admin, "DELETE", `/users/${owner.id}`)).statusCode).toBe(403);
      expect((await shop.call(admin, "DELETE", `/users/${owner.id}/sessions`)).statusCode).toBe(403);
    }
  });

  it("gets 404 for other people's orders without the permission", async () => {
    const body = { status: "CONFIRMED" };
    const clerk = await adminWith("catalogue.write");
    expect((await shop.call(clerk, "GET", "/orders/ffffffffffffffffffffffff")).statusCode).toBe(404);
    expect(
      (await shop.call(clerk, "POST", "/orders/ffffffffffffffffffffffff/status", { payload: body }))
        .statusCode,
    ).toBe(404);
  });
});
