import { type Caller, can, permissionsOf } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { UserRow } from "./user.repo";

/**
 * Refuses to touch another Admin's account without the permission for staff, or when that Admin may do more than the
 * caller: whoever can change a colleague's email could otherwise become that colleague.
 */
export function refuseColleagues(caller: Caller, user: Pick<UserRow, "id" | "role" | "permissions">): void {
  if (user.role !== "Admin" || user.id === caller.userId) return;
  const mayMore = permissionsOf(user).some((permission) => !can(caller, permission));
  if (mayMore || !can(caller, "staff.write")) throw new AppError("not_allowed");
}
