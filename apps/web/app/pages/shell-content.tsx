import { isRouteErrorResponse, Outlet } from "react-router";
import { NotFound } from "~/ui/not-found";
import { UnexpectedError } from "~/ui/unexpected-error";
import type { Route } from "./+types/shell-content";

/** The content between header and footer. Its error boundary keeps both visible. */
export default function ShellContent() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <UnexpectedError />;
}
