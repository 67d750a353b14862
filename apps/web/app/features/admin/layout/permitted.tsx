import { PERMISSION_TEXTS, type Permission } from "@larkwood/contract";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { findMissingPermission, permissionFor } from "~/features/admin/shared/page-permissions";
import { useOwnPermissions, usePermissionsLoading } from "~/features/admin/shared/use-own-permissions";
import { adminPaths } from "~/lib/admin-paths";
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

/** Shows an admin page to users who may open it. Others get an error page, or are redirected from the dashboard. */
export function Permitted({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const can = useOwnPermissions();
  const userId = useSession((state) => state.userId);
  const isTrading = useShop().trading;
  const missing = findMissingPermission(pathname, can);
  // Wait, because a refused request would trigger a session refresh.
  if (usePermissionsLoading()) return <Spinner />;
  const isOwn = pathname === adminPaths.customer(userId);
  if (!missing || isOwn) return children;
  // Sign-in leads everyone to the dashboard, so redirect to the first permitted page.
  const first = [...mainLinks, ...secondaryLinks].find(
    ({ requires, trading }) => (!requires || can(requires)) && (!trading || isTrading),
  );
  if (missing === permissionFor(paths.admin) && first) return <Navigate to={first.to} replace />;
  return <NotPermitted permission={missing} />;
}
