import type { User } from "@larkwood/contract";
import { useSession } from "~/lib/session/session";
import { useOwnPermissions } from "./use-own-permissions";

/**
 * Whether the current user may edit or delete a user. Other Admins need `staff.write`, and must not have more permissions
 * than the current user. Only hides actions; the server enforces the rule.
 */
export function useMayChange(): (user: User) => boolean {
  const can = useOwnPermissions();
  const userId = useSession((state) => state.userId);
  return (user) => {
    if (!can("customers.write")) return false;
    if (user.role !== "Admin" || user.id === userId) return true;
    return can("staff.write") && user.permissions.every(can);
  };
}
