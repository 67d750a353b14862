import { Navigate } from "react-router";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { NotFound } from "~/ui/not-found";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/customer-redirect";

/** Leads an Admin to the customer's page; for everybody else there is nothing here. */
export default function CustomerRedirect({ params }: Route.ComponentProps) {
  const status = useSession((state) => state.status);
  const role = useSession((state) => state.userRole);
  if (status === "unknown") return <Spinner className="min-h-[60vh]" />;
  return role === "Admin" ? <Navigate to={paths.adminCustomer(params.id)} replace /> : <NotFound />;
}
