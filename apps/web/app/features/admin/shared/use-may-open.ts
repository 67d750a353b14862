import { adminPaths } from "~/lib/admin-paths";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { findMissingPermission } from "./page-permissions";
import { useOwnPermissions } from "./use-own-permissions";

/** Whether the user may open an admin page. Only hides dead links; the server enforces the rule. */
export function useMayOpen(): (to: string) => boolean {
  const can = useOwnPermissions();
  const userId = useSession((state) => state.userId);
  return (to) => {
    const [address = ""] = to.split("?");
    // The storefront's customer path redirects to the admin area's.
    const path = address.startsWith(paths.customer(""))
      ? address.replace(paths.customer(""), adminPaths.customer(""))
      : address;
    return path === adminPaths.customer(userId) || findMissingPermission(path, can) === null;
  };
}
