import { inArray } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { users } from "../../../db/schema";
import type { Passwords } from "../sessions";
import type { UserRow } from "../users";
import { demoAccounts } from "./demo-accounts";

/** The demo accounts that still have their published password. */
export async function findOpenDemoAccounts(
  { db, passwords }: { db: Executor; passwords: Passwords },
  address?: string,
): Promise<UserRow[]> {
  const emails = demoAccounts.map(({ email }) => email);
  const rows = await db.select().from(users).where(inArray(users.email, emails));
  const open = demoAccounts.map(async ({ email, password }) => {
    const row = rows.find((user) => user.email === email);
    return row && (await passwords.matches(password, row.passwordHash, address)) ? [row] : [];
  });
  return (await Promise.all(open)).flat();
}
