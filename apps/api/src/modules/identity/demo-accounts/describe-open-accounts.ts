import type { Database } from "../../../db/connection/client";
import { createPasswords } from "../sessions";
import { demoAccounts } from "./demo-accounts";
import { findOpenDemoAccounts } from "./find-open-accounts";

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;
const WARNING =
  "Other machines in your network can sign in with the published demo passwords. Change them, delete the demo " +
  "accounts with npm run demo:close, or set HOST=127.0.0.1.";

/** Lines about the demo accounts with published passwords, with a warning if other machines can reach the shop. */
export async function describeOpenDemoAccounts(
  db: Database,
  { host }: { host: string },
): Promise<{ lines: string[]; warning: string | null }> {
  const rows = await findOpenDemoAccounts({ db, passwords: createPasswords() });
  const open = demoAccounts.filter(({ email }) => rows.some((row) => row.email === email));
  return {
    lines: open.map(({ role, email, password }) => `  ${role}: ${email} / ${password}`),
    warning: open.length > 0 && !LOOPBACK.test(host) ? WARNING : null,
  };
}
