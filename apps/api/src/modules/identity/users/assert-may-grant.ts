import { PERMISSIONS, type Permission } from "@larkwood/contract";
import { type Caller, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";

type Permissions = readonly Permission[];

/** Throws if a permission changes that the caller lacks: nobody grants or revokes what they do not have. */
export function assertMayGrant(caller: Caller, before: Permissions, after: Permissions): void {
  const changed = PERMISSIONS.filter((one) => before.includes(one) !== after.includes(one));
  if (changed.some((one) => !hasPermission(caller, one))) throw new AppError("not_allowed");
}
