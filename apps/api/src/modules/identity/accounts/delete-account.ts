import type { AppContext } from "../../../context";
import type { Author } from "../../../core/actor";
import { deleteUser } from "../users";
import { confirmPassword } from "./confirm-password";

/** Deletes the caller's own account, after the password was given once more. */
export async function deleteAccount(
  context: AppContext,
  { password }: { password: string },
  author: Author,
): Promise<void> {
  const { id, passwordHash } = await confirmPassword(context, { password }, author);
  await deleteUser(context, { id, confirmedBy: passwordHash }, author);
}
