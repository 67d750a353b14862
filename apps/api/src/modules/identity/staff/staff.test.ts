import type { StaffMember, StaffWork } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestUser } from "../../../testing/build-test-app";
import { storeProduct } from "../../../testing/fixtures/orders";
import { turnOnSecondFactor } from "../../../testing/second-factor";
import { ORDERS_ROLE, OWNER_ROLE, openStaffShop } from "../../../testing/staff-shop";

const now = new Date();
const shop = await openStaffShop(() => now);
const { send, access, sql } = shop;
let owner: TestUser;
beforeAll(async () => {
  owner = await shop.as("Admin");
});

const people = async (by = owner) => (await send(by, "GET", "/staff")).json<StaffMember[]>();
const remove = (by: TestUser, id: string) => send(by, "DELETE", `/staff/people/${id}`);
const workOf = async (by: TestUser, id: string) =>
  (await send(by, "GET", `/staff/people/${id}/work`)).json<StaffWork>();

describe("the list of staff", () => {
  it("shows role, permissions, two-step verification and last use, and no customers", async () => {
    const person = await shop.colleague("staff.write");
    await shop.setRole(owner, person.id, ORDERS_ROLE);
    await turnOnSecondFactor(shop, person, now);
    const customer = await shop.as("User");
    const list = await people();
    expect(list[0]).toMatchObject({ id: owner.id, role: { name: "Owner" }, secondFactor: false });
    expect(list.find(({ id }) => id === person.id)).toEqual({
      id: person.id,
      userName: `test-${person.id}`,
      firstName: "",
      lastName: "",
      email: person.email,
      role: { id: ORDERS_ROLE, name: "Orders" },
      permissions: ["orders.read", "orders.write"],
      secondFactor: true,
      lastSeenAt: now.toISOString(),
    });
    expect(list.map(({ id }) => id)).not.toContain(customer.id);
    expect((await send(person, "GET", "/staff")).statusCode).toBe(403);
  });
});

describe("removing a colleague", () => {
  it("ends role, sessions, API keys and invitations at once, and keeps the account", async () => {
    const person = await shop.colleague("orders.read", "staff.write");
    const { key } = (
      await send(person, "POST", "/admin/api-keys", { name: "x", permissions: ["orders.read"] })
    ).json<{ key: string }>();
    const role = await shop.role("orders.read");
    const { token } = await shop.inviteLink(person, role);
    const refresh = () => shop.call(null, "GET", "/refresh", { headers: { cookie: person.refreshCookie } });

    expect((await remove(owner, person.id)).statusCode).toBe(204);
    expect(await access(person.id)).toMatchObject({ role: "User", staffRole: null });
    expect((await send(person, "GET", "/admin/orders")).statusCode).toBe(401);
    expect((await refresh()).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${key}` };
    expect((await shop.call(null, "GET", "/admin/orders", { headers })).statusCode).toBe(401);
    expect((await shop.join(token)).statusCode).toBe(404);
    expect((await remove(owner, person.id)).statusCode).toBe(404);
    const log = (await send(owner, "GET", `/audit?subjectId=${person.id}&action=staff.remove`)).json();
    expect(log[0]).toMatchObject({
      actorId: owner.id,
      before: { permissions: ["orders.read", "staff.write"] },
    });
  });

  it("also ends keys and invitations of an Admin who becomes a User in another way", async () => {
    const person = await shop.colleague("staff.write");
    await send(person, "POST", "/admin/api-keys", { name: "x", permissions: ["staff.write"] });
    await shop.inviteLink(person, await shop.role());
    const form = { userName: "former", firstName: "For", lastName: "Mer", email: person.email };
    const contact = {
      address: "1 Old Street",
      country: "Canada",
      phoneNumber: "+1234567",
      acceptedTos: true,
    };
    const payload = { id: person.id, role: "User", ...form, ...contact };
    expect((await send(owner, "PUT", "/users", payload)).statusCode).toBe(200);
    const left = await sql`SELECT FROM api_keys WHERE user_id = ${person.id}
      UNION ALL SELECT FROM staff_invitations WHERE invited_by = ${person.id}`;
    expect(left).toHaveLength(0);
  });

  it("needs all their permissions, and is refused for customers and unknown ids", async () => {
    const [clerk, more] = [await shop.colleague("staff.write"), await shop.colleague("orders.read")];
    expect((await remove(clerk, more.id)).statusCode).toBe(403);
    expect((await remove(more, clerk.id)).statusCode).toBe(403);
    expect((await remove(owner, (await shop.as("User")).id)).statusCode).toBe(404);
    expect((await remove(owner, "f".repeat(24))).statusCode).toBe(404);
  });
});

describe("the open work of a colleague", () => {
  it("is their jobs, scheduled products, API keys and invitations", async () => {
    const person = await shop.colleague("staff.write", "orders.read", "catalogue.write", "settings.write");
    const keyForm = { name: "ERP", permissions: ["orders.read"] };
    const key = (await send(person, "POST", "/admin/api-keys", keyForm)).json<{ id: string }>();
    const invitation = await shop.inviteLink(person, await shop.role());
    const [job] = await sql<{ id: string }>`
      INSERT INTO jobs (kind, payload, state, owner_id, created_at, due_at)
      VALUES ('catalogue.export', '{}', 'waiting', ${person.id}, now(), now() + interval '1 day') RETURNING id::text AS id`;
    const [theirs, others] = [await storeProduct(shop.db, 1), await storeProduct(shop.db, 1)];
    const later = new Date(now.getTime() + 86_400_000).toISOString();
    for (const [by, id] of [
      [person, theirs],
      [person, others],
      [owner, others],
    ] as const) {
      const saved = await send(by, "PUT", `/products/${id}/publishing`, {
        state: "scheduled",
        publishAt: later,
      });
      expect(saved.statusCode, saved.body).toBeLessThan(300);
    }
    const work = await workOf(owner, person.id);
    expect(work.jobs?.map(({ id }) => id)).toEqual([job?.id]);
    expect(work.products?.map(({ id }) => id)).toEqual([theirs]);
    expect(work.apiKeys).toEqual([{ id: key.id, name: "ERP" }]);
    expect(work.invitations).toEqual([{ id: invitation.id, email: invitation.email }]);
    const manager = await shop.colleague("staff.write");
    expect(Object.keys(await workOf(manager, person.id)).toSorted()).toEqual(["apiKeys", "invitations"]);
    expect((await send(owner, "GET", `/staff/people/${(await shop.as("User")).id}/work`)).statusCode).toBe(
      404,
    );
  });
});

describe("the last Owner", () => {
  it("can't be removed or demoted, not even by themselves", async () => {
    const small = await openStaffShop(() => now);
    const last = await small.as("Admin");
    const clerk = await small.colleague("staff.write");
    const replies = [
      await small.send(last, "DELETE", `/staff/people/${last.id}`),
      await small.setRole(last, last.id, ORDERS_ROLE),
    ];
    for (const reply of replies) expect([reply.statusCode, reply.json().code]).toEqual([409, "last_admin"]);
    const hidden = [
      await small.send(clerk, "DELETE", `/staff/people/${last.id}`),
      await small.setRole(clerk, last.id, ORDERS_ROLE),
    ];
    for (const reply of hidden) expect(reply.json().code).toBe("not_allowed");
    expect(await small.access(last.id)).toMatchObject({ staffRole: OWNER_ROLE });
  });

  it("remains when all Owners remove, demote and delete themselves or each other at once", async () => {
    const small = await openStaffShop(() => now);
    for (let round = 0; round < 4; round += 1) {
      const admins = await Promise.all(Array.from({ length: 4 }, () => small.as("Admin")));
      const replies = await Promise.all(
        admins.map((admin, i) => {
          const other = admins[(i + (round % 2)) % admins.length]?.id ?? "";
          if (i % 3 === 0) return small.send(admin, "DELETE", `/staff/people/${other}`);
          return i % 3 === 1
            ? small.setRole(admin, other, ORDERS_ROLE)
            : small.send(admin, "DELETE", `/users/${other}`);
        }),
      );
      expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
      const owners = await small.sql`SELECT id FROM users WHERE role = 'Admin' AND permissions IS NULL`;
      expect(owners.length).toBeGreaterThanOrEqual(1);
      await small.sql`DELETE FROM users WHERE id <> ${owners[0]?.id}`;
    }
  });
});
