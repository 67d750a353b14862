import { data, Navigate, redirect } from "react-router";
import { paths } from "~/lib/paths";
import { findVisitor } from "~/lib/session/find-visitor";
import { answerPrivately } from "~/lib/session/private-page";
import { useSession } from "~/lib/session/session";
import { NotFound } from "~/ui/not-found";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/customer-redirect";

export const middleware: Route.MiddlewareFunction[] = [answerPrivately];

/** Decides before any script runs, where the server can know who asks. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visitor = await findVisitor({ request, context });
  if (visitor === "unknown") return null;
  if (visitor === "nobody" || visitor.role !== "Admin") throw data(null, 404);
  throw redirect(paths.adminCustomer(params.id));
}

// On the way through the shop the browser knows who is here.
export const clientLoader = () => null;

/** Leads an Admin to the customer's page; for everybody else there is nothing here. */
export default function CustomerRedirect({ params }: Route.ComponentProps) {
  const status = useSession((state) => state.status);
  const role = useSession((state) => state.userRole);
  if (status === "unknown") return <Spinner className="min-h-[60vh]" />;
  return role === "Admin" ? <Navigate to={paths.adminCustomer(params.id)} replace /> : <NotFound />;
}
