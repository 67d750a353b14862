import { inArray } from "drizzle-orm";
import type { Database } from "../db/connection/client";
import { users } from "../db/schema";
import { createPasswords } from "../modules/identity/sessions";
import { demoAccounts } from "./accounts";

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** A warning if other machines can reach the shop and a demo account still has its published password; otherwise null. */
export async function demoPasswordWarning(db: Database, { host }: { host: string }): Promise<string | null> {
  if (LOOPBACK.test(host)) return null;
  const emails = demoAccounts.map(({ email }) => email);
  const rows = await db.select().from(users).where(inArray(users.email, emails));
  const passwords = createPasswords();
  for (const { email, password } of demoAccounts) {
    const row = rows.find((user) => user.email === email);
    if (row && (await passwords.matches(password, row.passwordHash)))
      return (
        "Other machines in your network can sign in with the published demo passwords. Change or delete the demo " +
        "accounts, or set HOST=127.0.0.1."
      );
  }
  return null;
}
