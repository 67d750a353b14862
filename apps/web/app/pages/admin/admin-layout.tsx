import { useEffect } from "react";
import { isRouteErrorResponse, Navigate, Outlet } from "react-router";
import { Permitted } from "~/features/admin/layout/permitted";
import { SetupNotice } from "~/features/admin/layout/setup-notice";
import { Sidebar } from "~/features/admin/layout/sidebar";
import { SmallScreen } from "~/features/admin/layout/small-screen";
import { TopBar } from "~/features/admin/layout/top-bar";
import { useOwnRole } from "~/features/admin/layout/use-own-role";
import { requireAdmin } from "~/features/admin/shared/require-admin";
import { WithQueries } from "~/lib/api/with-queries";
import { paths } from "~/lib/paths";
import { markPrivate } from "~/lib/session/private-page";
import { holdSession } from "~/lib/session/reauthenticate";
import { useSession } from "~/lib/session/session";
import { useAccessRedirect } from "~/lib/session/use-access-redirect";
import { useShop } from "~/lib/shop/shop";
import { cx } from "~/ui/cx";
import { NotFound } from "~/ui/not-found";
import { Spinner } from "~/ui/spinner";
import { UnexpectedError } from "~/ui/unexpected-error";
import type { Route } from "./+types/admin-layout";

export const middleware: Route.MiddlewareFunction[] = [markPrivate, requireAdmin];

/** Redirects everyone but Admins to /404. The server also checks every request. */
export default function AdminLayout() {
  return (
    <WithQueries>
      <AdminsOnly />
    </WithQueries>
  );
}

function AdminsOnly() {
  const isTrading = useShop().trading;
  const status = useSession((state) => state.status);
  const role = useOwnRole();
  const redirectTarget = useAccessRedirect(role === "Admin", paths.notFound);
  // When an Admin's session ends, ask for the password in place instead of redirecting.
  const isAdmin = role === "Admin";
  useEffect(() => (isAdmin ? holdSession("place") : undefined), [isAdmin]);
  if (status === "unknown") return <Spinner className="min-h-dvh" />;
  if (role !== "Admin") return <Navigate to={redirectTarget} replace />;
  return (
    <>
      {isTrading ? null : <SmallScreen />}
      <div
        className={cx(
          "min-h-dvh min-[1024px]:grid min-[1024px]:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)] print:block print:min-h-0",
          !isTrading && "hidden",
        )}
      >
        <Sidebar />
        <div className="min-w-0">
          <TopBar />
          <main id="content" className="px-4 pt-6 pb-16 sm:px-6 sm:pt-8 xl:px-10 print:p-0">
            <SetupNotice>
              <Permitted>
                <Outlet />
              </Permitted>
            </SetupNotice>
          </main>
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <UnexpectedError />;
}
