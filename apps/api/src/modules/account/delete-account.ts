import type { AppContext } from "../../context";
import type { Caller } from "../../plugins/caller";
import { deleteUser } from "../users/delete-user";
import { confirmPassword } from "./confirm-password";

/** Deletes the caller's own account, after the password was given once more. */
export async function deleteAccount(
  context: AppContext,
  password: string,
  { caller, requestId, address }: { caller: Caller; requestId: string; address: string },
): Promise<void> {
  await confirmPassword(context, { caller, password, address });
  await deleteUser(context, caller.userId, { caller, requestId });
}
