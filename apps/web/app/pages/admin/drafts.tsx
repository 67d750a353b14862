import { Navigate } from "react-router";
import { paths } from "~/lib/paths";

export default function DraftsPage() {
  return <Navigate to={paths.adminProductsByStatus("draft")} replace />;
}
