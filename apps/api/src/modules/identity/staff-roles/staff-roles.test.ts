import { PERMISSIONS, type Permission, type StaffRole } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { ACCOUNTS_ROLE, ORDERS_ROLE, OWNER_ROLE, openStaffShop } from "../../../testing/staff-shop";

const now = new Date();
const shop = await openStaffShop(() => now);
const { send, access, sql } = shop;
let owner: TestUser;
beforeAll(async () => {
  owner = await shop.as("Admin");
});

const list = async () => (await send(owner, "GET", "/staff/roles")).json<StaffRole[]>();
const create = (by: TestUser, name: string, permissions: readonly Permission[]) =>
  send(by, "POST", "/staff/roles", { name, permissions });
const edit = (by: TestUser, id: string, name: string, permissions: readonly Permission[]) =>
  send(by, "PUT", `/staff/roles/${id}`, { name, permissions });
const remove = (by: TestUser, id: string, replacement?: string) =>
  send(by, "DELETE", `/staff/roles/${id}${replacement ? `?replacement=${replacement}` : ""}`);

describe("the roles of a new shop", () => {
  it("are Owner and four others, and every Admin is an Owner", async () => {
    const roles = await list();
    expect(roles.map(({ name }) => name)).toEqual(["Owner", "Accounts", "Catalogue", "Orders", "Support"]);
    expect(roles[0]).toMatchObject({ isOwner: true, permissions: PERMISSIONS, members: 1 });
    expect(roles[3]).toMatchObject({ permissions: ["orders.read", "orders.write"], members: 0 });
    expect(await access(owner.id)).toMatchObject({ staffRole: OWNER_ROLE });
  });

  it("exist in trading mode only", async () => {
    const showroom = await buildTestApp();
    const admin = await showroom.as("Admin");
    for (const path of ["/staff", "/staff/roles", "/staff/invitations"])
      expect((await showroom.call(admin, "GET", path)).statusCode).toBe(404);
  });
});

describe("a role", () => {
  it("is created, renamed and deleted, with an audit entry each", async () => {
    const made = (await create(owner, " Weekend ", ["orders.read"])).json<StaffRole>();
    expect(made).toMatchObject({ name: "Weekend", permissions: ["orders.read"], isOwner: false, members: 0 });
    expect((await edit(owner, made.id, "Weekends", ["orders.write", "orders.read"])).json()).toMatchObject({
      name: "Weekends",
      permissions: ["orders.read", "orders.write"],
    });
    expect((await remove(owner, made.id)).statusCode).toBe(204);
    expect((await remove(owner, made.id)).statusCode).toBe(404);
    expect((await edit(owner, made.id, "Gone", [])).statusCode).toBe(404);
    const log = (await send(owner, "GET", `/audit?subjectId=${made.id}`)).json<{ action: string }[]>();
    expect(log.map(({ action }) => action)).toEqual([
      "staff-role.delete",
      "staff-role.update",
      "staff-role.create",
    ]);
  });

  it("needs a name that no other role has, and known permissions", async () => {
    const taken = await create(owner, "oRDERS", []);
    expect([taken.statusCode, taken.json().code]).toEqual([409, "role_taken"]);
    expect((await create(owner, " ", [])).json().errors).toHaveProperty("name");
    const unknown = await send(owner, "POST", "/staff/roles", { name: "X", permissions: ["everything"] });
    expect(unknown.statusCode).toBe(400);
    const role = await shop.role();
    expect((await edit(owner, role, "Owner", [])).json().code).toBe("role_taken");
  });

  it("is followed by the people who have it, at once and with their API keys", async () => {
    const role = await shop.role("orders.read", "staff.write");
    const person = await shop.colleague();
    expect((await shop.setRole(owner, person.id, role)).json()).toMatchObject({
      role: { id: role },
      permissions: ["orders.read", "staff.write"],
    });
    const { key } = (
      await send(person, "POST", "/admin/api-keys", { name: "x", permissions: ["orders.read"] })
    ).json<{ key: string }>();
    const orders = () =>
      shop.call(null, "GET", "/admin/orders", { headers: { authorization: `Bearer ${key}` } });
    expect([(await orders()).statusCode, (await send(person, "GET", "/admin/orders")).statusCode]).toEqual([
      200, 200,
    ]);
    await edit(owner, role, shop.unique("Renamed"), ["staff.write"]);
    expect([(await orders()).statusCode, (await send(person, "GET", "/admin/orders")).statusCode]).toEqual([
      403, 403,
    ]);
    expect(await access(person.id)).toMatchObject({ staffRole: role, permissions: ["staff.write"] });
  });

  it("ends when a person gets permissions of their own, which all together are Owner's", async () => {
    const person = await shop.colleague();
    await shop.setRole(owner, person.id, ORDERS_ROLE);
    const set = (permissions: readonly Permission[]) =>
      send(owner, "PUT", `/users/${person.id}/permissions`, { permissions });
    await set(["orders.read", "orders.write"]);
    expect(await access(person.id)).toMatchObject({ staffRole: ORDERS_ROLE });
    await set(["orders.read"]);
    expect(await access(person.id)).toMatchObject({ staffRole: null, permissions: ["orders.read"] });
    await set(PERMISSIONS);
    expect(await access(person.id)).toMatchObject({ staffRole: OWNER_ROLE });
    expect((await shop.setRole(owner, person.id, ACCOUNTS_ROLE)).statusCode).toBe(200);
  });

  it("that is in use is deleted only with another role for its people and invitations", async () => {
    const [role, other] = [await shop.role("orders.read"), await shop.role("audit.read")];
    const person = await shop.colleague();
    await shop.setRole(owner, person.id, role);
    const { id, token } = await shop.inviteLink(owner, role);
    expect((await remove(owner, role)).json().code).toBe("role_in_use");
    expect((await remove(owner, role, role)).statusCode).toBe(400);
    expect((await remove(owner, role, "f".repeat(24))).statusCode).toBe(404);
    expect((await remove(owner, role, other)).statusCode).toBe(204);
    expect(await access(person.id)).toMatchObject({ staffRole: other, permissions: ["audit.read"] });
    const [invitation] = await sql`SELECT role_id AS role FROM staff_invitations WHERE id = ${id}`;
    expect(invitation).toEqual({ role: other });
    expect((await shop.join(token)).statusCode).toBe(204);
  });

  it("can be one of fifty", async () => {
    const before = await sql`SELECT id FROM staff_roles`;
    for (let i = before.length; i < 50; i += 1) await shop.role();
    expect((await create(owner, "One too many", [])).json().code).toBe("staff_limit");
    await sql`DELETE FROM staff_roles WHERE name LIKE 'Role-%' AND id NOT IN (SELECT staff_role_id FROM users WHERE staff_role_id IS NOT NULL)`;
  });
});

describe("Owner", () => {
  it("can't be changed or deleted, not even by an Owner", async () => {
    expect((await edit(owner, OWNER_ROLE, "Owner", ["orders.read"])).statusCode).toBe(403);
    expect((await remove(owner, OWNER_ROLE, ORDERS_ROLE)).statusCode).toBe(403);
    expect((await list())[0]).toMatchObject({ name: "Owner", permissions: PERMISSIONS });
  });

  it("is the role of a new Admin with every permission", async () => {
    const admin = await shop.as("Admin");
    expect(await access(admin.id)).toMatchObject({ staffRole: OWNER_ROLE });
    await sql`UPDATE users SET role = 'User' WHERE id = ${admin.id}`;
    expect(await access(admin.id)).toMatchObject({ staffRole: null });
  });
});

describe("someone with fewer permissions", () => {
  it("can't create, change or delete a role with more than they have", async () => {
    const clerk = await shop.colleague("staff.write", "orders.read");
    const [less, more] = [await shop.role("orders.read"), await shop.role("orders.read", "payments.write")];
    expect((await create(clerk, "Mine", ["payments.write"])).statusCode).toBe(403);
    expect((await edit(clerk, less, "Less", ["orders.read", "audit.read"])).statusCode).toBe(403);
    // Not even to take away, or to give the name to another role.
    expect((await edit(clerk, more, "More", ["orders.read"])).statusCode).toBe(403);
    expect((await remove(clerk, more)).statusCode).toBe(403);
    expect((await remove(clerk, less, more)).statusCode).toBe(403);
    expect((await edit(clerk, less, "Fewer", [])).statusCode).toBe(200);
    expect((await create(clerk, "Mine", ["orders.read"])).statusCode).toBe(201);
    const noStaff = await shop.colleague("orders.read");
    expect((await create(noStaff, "Mine too", [])).statusCode).toBe(403);
  });

  it("can't give or take a role with permissions that they lack", async () => {
    const clerk = await shop.colleague("staff.write", "orders.read", "orders.write");
    const [person, accountant] = [await shop.colleague(), await shop.colleague("payments.read")];
    expect((await shop.setRole(clerk, person.id, ACCOUNTS_ROLE)).statusCode).toBe(403);
    expect((await shop.setRole(clerk, clerk.id, OWNER_ROLE)).statusCode).toBe(403);
    expect((await shop.setRole(clerk, accountant.id, ORDERS_ROLE)).statusCode).toBe(403);
    expect((await shop.setRole(clerk, owner.id, ORDERS_ROLE)).json().code).toBe("not_allowed");
    expect((await shop.setRole(clerk, person.id, ORDERS_ROLE)).statusCode).toBe(200);
    const customer = await shop.as("User");
    expect((await shop.setRole(owner, customer.id, ORDERS_ROLE)).statusCode).toBe(404);
    expect((await shop.setRole(owner, person.id, "f".repeat(24))).statusCode).toBe(404);
    expect((await shop.setRole(owner, person.id, "Orders")).statusCode).toBe(400);
  });
});
