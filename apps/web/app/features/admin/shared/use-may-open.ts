import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { findMissing } from "./page-permissions";
import { useOwnPermissions } from "./use-own-permissions";

/** Whether a page of the admin area is open to the visitor; the server decides, this only spares dead ends. */
export function useMayOpen(): (to: string) => boolean {
  const can = useOwnPermissions();
  const userId = useSession((state) => state.userId);
  return (to) => {
    const [address = ""] = to.split("?");
    // The shop's own address of a customer leads to the admin area's.
    const path = address.startsWith(paths.customer(""))
      ? address.replace(paths.customer(""), paths.adminCustomer(""))
      : address;
    return path === paths.adminCustomer(userId) || findMissing(path, can) === null;
  };
}
