import { data } from "react-router";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";

/** Sets the HTTP status. */
export function loader() {
  return data(null, { status: 404 });
}

export default function AdminNotFoundPage() {
  return <AdminNotFound />;
}
