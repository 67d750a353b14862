import { inTransaction } from "../../../db/transaction";
import type { IdentityContext } from "../context";
import { deleteUserIn, type UserManager } from "../users";
import { findOpenDemoAccounts } from "./find-open-accounts";

/** Deletes the demo accounts that still have their published password, all or none; never the last Admin. */
export async function deleteDemoAccounts(
  context: Pick<IdentityContext, "db" | "clock" | "passwords">,
  { caller, requestId, address }: { caller: UserManager; requestId: string; address?: string },
): Promise<string[]> {
  const open = await findOpenDemoAccounts(context, address);
  await inTransaction(context.db, async (tx) => {
    for (const { id, passwordHash } of open) {
      const deletion = { id, confirmedHash: passwordHash, at: context.clock() };
      await deleteUserIn(tx, deletion, { caller, requestId });
    }
  });
  return open.map(({ email }) => email);
}
