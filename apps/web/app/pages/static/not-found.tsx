import { data } from "react-router";
import { NotFound } from "~/ui/not-found";

/** Sets the HTTP status. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound />;
}
