import { ClosedCheckout } from "~/features/checkout/closed-checkout";
import { ShowroomCheckout } from "~/features/checkout/showroom-checkout";
import { TradingCheckout } from "~/features/checkout/trading-checkout";
import { pageMeta } from "~/lib/page-meta";
import { useShop } from "~/lib/shop";
import { useCurrentUser } from "~/lib/use-current-user";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/checkout";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Checkout", "Where your furniture goes, and how it is paid.");

export default function CheckoutPage() {
  const user = useCurrentUser();
  const { trading, paymentMethods } = useShop();
  if (user.isPending) return <Spinner className="min-h-[60vh]" />;
  if (trading && paymentMethods.length === 0) return <ClosedCheckout />;
  if (!trading) return <ShowroomCheckout user={user.data} />;
  return <TradingCheckout user={user.data} methods={paymentMethods} />;
}
