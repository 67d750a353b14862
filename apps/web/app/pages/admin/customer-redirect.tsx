import { data, Navigate, redirect } from "react-router";
import { adminPaths } from "~/lib/admin-paths";
import { findVisitor } from "~/lib/session/find-visitor";
import { markPrivate } from "~/lib/session/private-page";
import { useSession } from "~/lib/session/session";
import { NotFound } from "~/ui/not-found";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/customer-redirect";

export const middleware: Route.MiddlewareFunction[] = [markPrivate];

/** Redirects on the server if it knows the visitor. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visitor = await findVisitor({ request, context });
  if (visitor === "unknown") return null;
  if (visitor === "anonymous" || visitor.role !== "Admin") throw data(null, 404);
  throw redirect(adminPaths.customer(params.id));
}

// During client-side navigation the browser knows the user's role.
export const clientLoader = () => null;

/** Redirects Admins to the customer page; 404 for everyone else. */
export default function CustomerRedirect({ params }: Route.ComponentProps) {
  const status = useSession((state) => state.status);
  const role = useSession((state) => state.userRole);
  if (status === "unknown") return <Spinner className="min-h-[60vh]" />;
  return role === "Admin" ? <Navigate to={adminPaths.customer(params.id)} replace /> : <NotFound />;
}
