import type { Actor } from "../../../core/actor";
import type { IdentityContext } from "../context";
import { deleteUser } from "../users";
import { confirmPassword } from "./confirm-password";

/** Deletes the caller's account after a password check. */
export async function deleteAccount(
  context: IdentityContext,
  { password }: { password: string },
  actor: Actor,
): Promise<void> {
  const { id, passwordHash } = await confirmPassword(context, { password }, actor);
  await deleteUser(context, { id, confirmedHash: passwordHash }, actor);
}
