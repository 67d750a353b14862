import { type Caller, effectivePermissions, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { UserRow } from "./user.repo";

/**
 * Refuses to touch another Admin's account without the permission for staff, or when that Admin may do more than the
 * caller: whoever can change a colleague's email could otherwise become that colleague.
 */
export function assertMayManageUser(
  caller: Caller,
  user: Pick<UserRow, "id" | "role" | "permissions">,
): void {
  if (user.role !== "Admin" || user.id === caller.userId) return;
  const mayMore = effectivePermissions(user).some((permission) => !hasPermission(caller, permission));
  if (mayMore || !hasPermission(caller, "staff.write")) throw new AppError("not_allowed");
}
