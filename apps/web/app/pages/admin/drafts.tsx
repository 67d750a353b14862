import { Navigate } from "react-router";
import { adminPaths } from "~/lib/admin-paths";

export default function DraftsPage() {
  return <Navigate to={adminPaths.productsByStatus("draft")} replace />;
}
