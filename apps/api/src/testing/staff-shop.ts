import { PERMISSIONS, type Permission } from "@larkwood/contract";
import { newId } from "../core/ids";
import { buildTestApp, type TestUser } from "./build-test-app";
import { sqlOn } from "./plain-sql";
import { anotherAddress } from "./second-factor";

export const OWNER_ROLE = "000000000000000000000001";
export const ORDERS_ROLE = "000000000000000000000002";
export const ACCOUNTS_ROLE = "000000000000000000000005";

/** A trading shop, with short calls for colleagues, roles and invitations. */
export async function openStaffShop(clock: () => Date, env: Record<string, string> = {}) {
  const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer", ...env }, clock });
  const sql = sqlOn(shop.db);
  const send = (
    by: TestUser | null,
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    payload?: object,
  ) => shop.call(by, method, path, { remoteAddress: anotherAddress(), ...(payload ? { payload } : {}) });
  let count = 0;
  const unique = (word: string) => {
    count += 1;
    return `${word}-${count}`;
  };
  const invite = (by: TestUser, role: string, email = `${unique("invited")}@test.example`) =>
    send(by, "POST", "/staff/invitations", { email, role, sendBy: "link" });
  return {
    ...shop,
    sql,
    send,
    unique,
    /** An Admin with these permissions of their own. */
    async colleague(...permissions: Permission[]): Promise<TestUser> {
      const user = await shop.as("Admin", anotherAddress());
      await sql`UPDATE users SET permissions = ${`{${permissions.join(",")}}`} WHERE id = ${user.id}`;
      return user;
    },
    async role(...permissions: Permission[]): Promise<string> {
      const id = newId(new Date());
      await sql`INSERT INTO staff_roles (id, name, permissions)
        VALUES (${id}, ${unique("Role")}, ${`{${permissions.join(",")}}`})`;
      return id;
    },
    setRole: (by: TestUser, id: string, role: string) =>
      send(by, "PUT", `/staff/people/${id}/role`, { role }),
    invite,
    /** Invites by a copied link and returns its token. */
    async inviteLink(by: TestUser, role: string, email?: string) {
      const reply = await invite(by, role, email);
      const { joinLink, ...invitation } = reply.json<{ id: string; email: string; joinLink: string }>();
      return { ...invitation, token: joinLink?.split("#")[1] ?? "" };
    },
    join: (token: string, userName = "newcomer") =>
      send(null, "POST", "/invitations/join", { token, userName, password: "long enough" }),
    accept: (by: TestUser, token: string) => send(by, "POST", "/invitations/accept", { token }),
    /** The role and permissions of a user, as stored. */
    async access(id: string) {
      const [row] = await sql<{ role: string; permissions: Permission[] | null; staffRole: string | null }>`
        SELECT role, permissions, staff_role_id AS "staffRole" FROM users WHERE id = ${id}`;
      return { ...row, permissions: row?.permissions ?? PERMISSIONS };
    },
    async idOf(email: string): Promise<string> {
      const [row] = await sql<{ id: string }>`SELECT id FROM users WHERE email = ${email}`;
      return row?.id ?? "";
    },
  };
}
