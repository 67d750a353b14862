import { PERMISSION_TEXTS, type Permission } from "@larkwood/contract";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { findMissing, permissionFor } from "~/features/admin/shared/page-permissions";
import { useAwaitsPermissions, useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop/shop";
import { EmptyState } from "~/ui/empty-state";
import { Spinner } from "~/ui/spinner";
import { mainLinks, secondaryLinks } from "./admin-links";

function NotPermitted({ permission }: { permission: Permission }) {
  return (
    <>
      <title>No access</title>
      <h1 className="pb-5 text-2xl">No access</h1>
      <EmptyState
        title="You don't have access to this page"
        text={`It needs the permission “${PERMISSION_TEXTS[permission]}”. Ask an Admin who manages permissions.`}
      />
    </>
  );
}

/** A page of the admin area for those who may open it; the others are told, or led to one that they may. */
export function Permitted({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const can = useOwnPermissions();
  const userId = useSession((state) => state.userId);
  const isTrading = useShop().trading;
  const missing = findMissing(pathname, can);
  // A refused call costs a renewed session: nothing is asked for that may not be answered.
  if (useAwaitsPermissions()) return <Spinner />;
  const isOwn = pathname === paths.adminCustomer(userId);
  if (!missing || isOwn) return children;
  // Everybody is sent to the dashboard after signing in: that is no mistake of theirs.
  const first = [...mainLinks, ...secondaryLinks].find(
    ({ needs, trading }) => (!needs || can(needs)) && (!trading || isTrading),
  );
  if (missing === permissionFor(paths.admin) && first) return <Navigate to={first.to} replace />;
  return <NotPermitted permission={missing} />;
}
