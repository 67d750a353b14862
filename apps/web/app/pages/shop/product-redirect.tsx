import { redirect } from "react-router";
import { paths } from "~/lib/paths";
import type { Route } from "./+types/product-redirect";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(paths.product(params.id));
}

export default function ProductRedirect() {
  return null;
}
