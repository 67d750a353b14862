import { beforeAll, describe, expect, it } from "vitest";
import type { TestUser } from "../testing/build-test-app";
import { duringCall } from "../testing/in-flight";
import { sqlOn } from "../testing/plain-sql";
import { ORDERS_ROLE, OWNER_ROLE, openStaffShop } from "../testing/staff-shop";

const now = new Date();
const shop = await openStaffShop(() => now);
const { send, sql, access, invite, inviteLink, join } = shop;
let owner: TestUser;
beforeAll(async () => {
  owner = await shop.as("Admin");
});

const MINE = ["orders.read", "orders.write", "staff.write"] as const;
const demotion = (id: string) => (tx: Parameters<typeof sqlOn>[0]) =>
  sqlOn(tx)`UPDATE users SET permissions = '{orders.read}' WHERE id = ${id}`;

describe("an invitation gives no more than its inviter may give", () => {
  it("when it is made", async () => {
    const clerk = await shop.colleague(...MINE);
    expect((await invite(clerk, OWNER_ROLE)).statusCode).toBe(403);
    expect((await invite(clerk, await shop.role("audit.read"))).statusCode).toBe(403);
    expect((await invite(clerk, ORDERS_ROLE)).statusCode).toBe(201);
    const noStaff = await shop.colleague("orders.read", "orders.write");
    expect((await invite(noStaff, ORDERS_ROLE)).statusCode).toBe(403);
  });

  it("when it is accepted: not after the inviter lost a permission, was removed, or the role got more", async () => {
    const changes = {
      lost: (id: string) => sql`UPDATE users SET permissions = '{staff.write}' WHERE id = ${id}`,
      removed: (id: string) => send(owner, "DELETE", `/staff/people/${id}`),
      deleted: (id: string) => send(owner, "DELETE", `/users/${id}`),
      more: (_: string, role: string) =>
        send(owner, "PUT", `/staff/roles/${role}`, { name: "More", permissions: ["audit.read"] }),
    };
    for (const [name, change] of Object.entries(changes)) {
      const clerk = await shop.colleague(...MINE);
      const role = await shop.role("orders.read");
      const { token, email } = await inviteLink(clerk, role);
      await change(clerk.id, role);
      expect([name, (await join(token)).statusCode]).toEqual([name, 404]);
      expect(await shop.idOf(email)).toBe("");
    }
  });

  it("when it replaces an invitation to more, or revokes it", async () => {
    const clerk = await shop.colleague(...MINE);
    const { id, email, token } = await inviteLink(owner, OWNER_ROLE);
    expect((await invite(clerk, ORDERS_ROLE, email)).statusCode).toBe(403);
    expect((await send(clerk, "DELETE", `/staff/invitations/${id}`)).statusCode).toBe(403);
    expect((await join(token)).statusCode).toBe(204);
    expect(await access(await shop.idOf(email))).toMatchObject({ staffRole: OWNER_ROLE });
  });
});

describe("an API key with staff.write", () => {
  it("can't invite, and can't change roles, people or invitations", async () => {
    const form = { name: "x", permissions: ["staff.write"] };
    const { key } = (await send(owner, "POST", "/admin/api-keys", form)).json<{ key: string }>();
    const person = await shop.colleague();
    const [role, invitation] = [await shop.role(), await inviteLink(owner, ORDERS_ROLE)];
    const headers = { authorization: `Bearer ${key}` };
    const calls = [
      ["POST", "/staff/invitations", { email: "me@evil.example", role: ORDERS_ROLE }],
      ["DELETE", `/staff/invitations/${invitation.id}`, undefined],
      ["POST", "/staff/roles", { name: "Mine", permissions: [] }],
      ["PUT", `/staff/roles/${role}`, { name: "Mine", permissions: [] }],
      ["DELETE", `/staff/roles/${role}`, undefined],
      ["PUT", `/staff/people/${person.id}/role`, { role }],
      ["DELETE", `/staff/people/${person.id}`, undefined],
      ["POST", "/invitations/accept", { token: invitation.token }],
    ] as const;
    for (const [method, path, payload] of calls) {
      const { statusCode } = await shop.call(null, method, path, {
        headers,
        ...(payload ? { payload } : {}),
      });
      expect([path, statusCode]).toEqual([path, 403]);
    }
  });
});

describe("someone who is demoted while the request runs", () => {
  it("invites nobody, and changes no role and no person", async () => {
    const person = await shop.colleague();
    const role = await shop.role("orders.read");
    const attempts = [
      (by: TestUser) => invite(by, ORDERS_ROLE),
      (by: TestUser) =>
        send(by, "POST", "/staff/roles", { name: shop.unique("Mine"), permissions: ["orders.write"] }),
      (by: TestUser) =>
        send(by, "PUT", `/staff/roles/${role}`, { name: "Mine", permissions: ["orders.write"] }),
      (by: TestUser) => send(by, "DELETE", `/staff/roles/${role}`),
      (by: TestUser) => shop.setRole(by, person.id, ORDERS_ROLE),
      (by: TestUser) => send(by, "DELETE", `/staff/people/${person.id}`),
      (by: TestUser) => send(by, "PUT", `/users/${person.id}/permissions`, { permissions: ["orders.write"] }),
    ];
    const read = async () =>
      JSON.stringify(
        await sql`
        SELECT (SELECT count(*) FROM staff_invitations) AS invitations, (SELECT count(*) FROM api_keys) AS keys,
          (SELECT string_agg(name || coalesce(permissions::text, ''), ' ' ORDER BY id) FROM staff_roles) AS roles`,
      );
    for (const attempt of attempts) {
      const clerk = await shop.colleague(...MINE);
      const before = await read();
      const reply = await duringCall(shop.db, demotion(clerk.id), () => attempt(clerk));
      expect(reply.statusCode, reply.body).toBe(403);
      expect(await read()).toBe(before);
      expect(await access(person.id)).toMatchObject({ role: "Admin", permissions: [] });
    }
  });
});

describe("an invitation that is accepted", () => {
  it("while its inviter is deleted or demoted gives nothing", async () => {
    for (const change of [
      (id: string) => (tx: Parameters<typeof sqlOn>[0]) => sqlOn(tx)`DELETE FROM users WHERE id = ${id}`,
      demotion,
    ]) {
      const clerk = await shop.colleague(...MINE);
      const { token, email } = await inviteLink(clerk, ORDERS_ROLE);
      const reply = await duringCall(shop.db, change(clerk.id), () => join(token));
      expect(reply.statusCode, reply.body).toBe(404);
      expect(await shop.idOf(email)).toBe("");
    }
  });

  it("while its role is deleted, changed or revoked gives the old role, the new one or nothing", async () => {
    for (let round = 0; round < 4; round += 1) {
      const [role, other] = [await shop.role("orders.read"), await shop.role("audit.read")];
      const { id, token, email } = await inviteLink(owner, role);
      const meanwhile = [
        () => send(owner, "DELETE", `/staff/roles/${role}?replacement=${other}`),
        () =>
          send(owner, "PUT", `/staff/roles/${role}`, {
            name: shop.unique("New"),
            permissions: ["audit.read"],
          }),
        () => send(owner, "DELETE", `/staff/invitations/${id}`),
        () => join(token, "second"),
      ][round];
      const [joined, changed] = await Promise.all([join(token), meanwhile?.()]);
      expect([204, 404, 409]).toContain(joined.statusCode);
      expect(changed?.statusCode).toBeLessThan(500);
      const userId = await shop.idOf(email);
      if (joined.statusCode !== 204 && round < 3) continue;
      const stored = await access(userId);
      const [theirs] = await sql<{
        permissions: string[];
      }>`SELECT permissions FROM staff_roles WHERE id = ${stored.staffRole}`;
      expect(stored).toMatchObject({ role: "Admin", permissions: theirs?.permissions });
    }
  });

  it("while its role changes keeps following the role", async () => {
    const role = await shop.role("orders.read");
    const { token, email } = await inviteLink(owner, role);
    const reply = await duringCall(
      shop.db,
      (tx) => sqlOn(tx)`UPDATE staff_roles SET permissions = '{audit.read}' WHERE id = ${role}`,
      () => join(token),
    );
    expect(reply.statusCode, reply.body).toBe(204);
    expect(await access(await shop.idOf(email))).toMatchObject({ permissions: ["audit.read"] });
  });
});
