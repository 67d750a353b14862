import type { User } from "@larkwood/contract";
import { useSession } from "~/lib/session/session";
import { useOwnPermissions } from "./use-own-permissions";

/**
 * Whether the visitor may change or delete a user: a customer with the permission for customers, another Admin only with
 * that for staff and where that Admin may do no more. The server decides; this only hides what it would refuse.
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
