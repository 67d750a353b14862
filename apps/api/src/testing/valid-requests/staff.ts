import { createHash } from "node:crypto";
import { newId } from "../../core/ids";
import { storeUser } from "../fixtures/orders";
import { anotherAddress } from "../second-factor";
import { type Fixtures, type Requests, unique } from "./fixtures";

/** Requests about colleagues, their roles and invitations. They grant only `staff.write`, which their sender has. */
export const staffRequests = ({ shop, db, admin, sql, id }: Fixtures) => {
  /** A role that nobody has. */
  const role = async () => {
    const roleId = newId(new Date());
    await sql`INSERT INTO staff_roles (id, name, permissions) VALUES (${roleId}, ${`Fuzz ${unique()}`}, '{staff.write}')`;
    // The limit is fifty. Other requests may be about the newest ones.
    await sql`DELETE FROM staff_roles WHERE id IN (
      SELECT id FROM staff_roles WHERE name LIKE 'Fuzz %' ORDER BY id DESC OFFSET 25 FOR UPDATE SKIP LOCKED)`;
    return roleId;
  };
  /** A role for people and invitations, which they protect from deletion. */
  const usedRole = async () => {
    const [row] = await sql<{ id: string }>`
      INSERT INTO staff_roles (id, name, permissions) VALUES (${newId(new Date())}, 'Used', '{staff.write}')
      ON CONFLICT (lower(name)) DO UPDATE SET name = excluded.name RETURNING id`;
    return row?.id ?? "";
  };
  const colleague = async () => {
    const { userId } = await storeUser(db, `colleague-${unique()}`, "Admin");
    await sql`UPDATE users SET permissions = '{staff.write}' WHERE id = ${userId}`;
    return userId;
  };
  const invitation = async (email = `${unique()}@test.example`) => {
    const token = `fuzz-${unique()}`.padEnd(43, "x");
    const invitationId = newId(new Date());
    const hash = createHash("sha256").update(token).digest();
    await sql`
      INSERT INTO staff_invitations (id, email, role_id, hash, by_email, invited_by, created_at, expires_at)
      VALUES (${invitationId}, ${email}, ${await usedRole()}, ${hash}, false, ${admin.id}, now(), now() + interval '7 days')`;
    return { id: invitationId, token };
  };
  const roleForm = () => ({ name: `Fuzz ${unique()}`, permissions: ["staff.write"] });
  return {
    listStaff: () => ({}),
    getStaffWork: () => id(colleague),
    setStaffRole: async () => ({ ...(await id(colleague)), body: { role: await usedRole() } }),
    removeStaff: () => id(colleague),
    listStaffRoles: () => ({}),
    createStaffRole: async () => {
      await role();
      return { body: roleForm() };
    },
    updateStaffRole: async () => ({ ...(await id(role)), body: roleForm() }),
    deleteStaffRole: async () => {
      const replacement = newId(new Date());
      const deleted = await id(role);
      await sql`INSERT INTO staff_roles (id, name, permissions) VALUES (${replacement}, ${`Fuzz ${unique()}`}, '{staff.write}')`;
      return { ...deleted, query: { replacement } };
    },
    listInvitations: () => ({}),
    inviteStaff: async () => {
      // The limit is a hundred. Other requests may be about the newest ones.
      await sql`DELETE FROM staff_invitations WHERE id IN (
        SELECT id FROM staff_invitations ORDER BY id DESC OFFSET 50 FOR UPDATE SKIP LOCKED)`;
      return { body: { email: `${unique()}@test.example`, role: await usedRole(), sendBy: "link" } };
    },
    revokeInvitation: async () => ({ params: { id: (await invitation()).id } }),
    readInvitation: async () => ({ body: { token: (await invitation()).token } }),
    joinStaff: async () => ({
      body: { token: (await invitation()).token, userName: "newcomer", password: "long enough" },
    }),
    acceptInvitation: async () => {
      const by = await shop.as("User", anotherAddress());
      return { body: { token: (await invitation(by.email)).token }, by };
    },
  } satisfies Requests;
};
