import { isRouteErrorResponse, Outlet } from "react-router";
import { NotFound } from "~/ui/not-found";
import { UnexpectedError } from "~/ui/unexpected-error";
import type { Route } from "./+types/shell-content";

/** What stands between header and footer; a failure in here leaves both in place. */
export default function ShellContent() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <UnexpectedError />;
}
