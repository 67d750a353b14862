import { type Caller, effectivePermissions, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { UserRow } from "./user.repo";

/** Who manages users: a caller, or the command line without an account. */
export type UserManager = Pick<Caller, "userName" | "permissions" | "isApiKey"> & { userId: string | null };

/**
 * Throws when the caller lacks `staff.write` or a permission of the other Admin. Otherwise an Admin could take over a
 * colleague's account by changing its email.
 */
export function assertMayManageUser(
  caller: UserManager,
  user: Pick<UserRow, "id" | "role" | "permissions">,
): void {
  const isOwnAccount = user.id === caller.userId && !caller.isApiKey;
  if (user.role !== "Admin" || isOwnAccount) return;
  const hasMorePermissions = effectivePermissions(user).some(
    (permission) => !hasPermission(caller, permission),
  );
  if (hasMorePermissions || !hasPermission(caller, "staff.write")) throw new AppError("not_allowed");
}
