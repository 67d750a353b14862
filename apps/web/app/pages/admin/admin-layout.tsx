import { useEffect } from "react";
import { isRouteErrorResponse, Navigate, Outlet } from "react-router";
import { Permitted } from "~/features/admin/layout/permitted";
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
      <SmallScreen />
      <div className="hidden min-h-dvh grid-cols-[13rem_minmax(0,1fr)] min-[1024px]:grid xl:grid-cols-[15rem_minmax(0,1fr)] print:block print:min-h-0">
        <Sidebar />
        <div className="min-w-0">
          <TopBar />
          <main id="content" className="px-6 pt-8 pb-16 xl:px-10 print:p-0">
            <Permitted>
              <Outlet />
            </Permitted>
          </main>
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <UnexpectedError />;
}
