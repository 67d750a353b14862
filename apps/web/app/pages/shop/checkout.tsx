import { CheckoutView } from "~/features/checkout/checkout-view";
import { pageMeta } from "~/lib/page-meta";
import { useCurrentUser } from "~/lib/use-current-user";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/checkout";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Checkout", "Where your furniture goes, and how it is paid.");

export default function CheckoutPage() {
  const user = useCurrentUser();
  return user.isPending ? <Spinner className="min-h-[60vh]" /> : <CheckoutView user={user.data} />;
}
