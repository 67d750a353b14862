import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../../../db/schema";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";

const shop = await buildTestApp();
const { call, db } = shop;
const countAdmins = () => db.$count(users, eq(users.role, "Admin"));

const demotion = (user: TestUser) => ({
  id: user.id,
  role: "User",
  userName: "former",
  firstName: "For",
  lastName: "Mer",
  email: user.email,
  address: "1 Old Street",
  country: "Canada",
  phoneNumber: "+1234567",
  acceptedTos: true,
});

describe("the last Admin", () => {
  it("cannot be deleted or demoted, not even by themselves", async () => {
    const admin = await shop.as("Admin");
    const replies = [
      await call(admin, "DELETE", "/users", { payload: { id: admin.id } }),
      await call(admin, "DELETE", `/users/${admin.id}`),
      await call(admin, "PUT", "/users", { payload: demotion(admin) }),
      await call(admin, "POST", "/account/delete", { payload: { password: "correct horse" } }),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(409);
      expect(reply.json().code).toBe("last_admin");
    }
    expect(await countAdmins()).toBe(1);
  });

  it("is not revealed to an Admin who may not delete or demote them", async () => {
    const { as, call } = await buildTestApp();
    const [owner, limited] = [await as("Admin"), await as("Admin")];
    const payload = { permissions: ["customers.read", "customers.write", "staff.write"] };
    await call(owner, "PUT", `/users/${limited.id}/permissions`, { payload });
    const replies = [
      await call(limited, "DELETE", `/users/${owner.id}`),
      await call(limited, "PUT", "/users", { payload: demotion(owner) }),
    ];
    for (const reply of replies) expect([reply.statusCode, reply.json().code]).toEqual([403, "not_allowed"]);
  });

  it("remains when all Admins are deleted or demoted concurrently", async () => {
    for (let round = 0; round < 5; round += 1) {
      const admins = await Promise.all(Array.from({ length: 4 }, () => shop.as("Admin")));
      const allAdmins = await db.select().from(users).where(eq(users.role, "Admin"));
      const replies = await Promise.all(
        allAdmins.map(({ id, email }, i) => {
          const actor = admins[(i + 1) % admins.length] as TestUser;
          return i % 2
            ? call(actor, "DELETE", "/users", { payload: { id } })
            : call(actor, "PUT", "/users", { payload: demotion({ ...actor, id, email }) });
        }),
      );
      expect(replies.every(({ statusCode }) => statusCode < 500)).toBe(true);
      expect(await countAdmins()).toBeGreaterThanOrEqual(1);
    }
  });
});
