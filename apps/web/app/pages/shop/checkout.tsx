import { useState } from "react";
import { ClosedCheckout, EmptyCheckout } from "~/features/shop/checkout/no-checkout";
import { findUnansweredOrder } from "~/features/shop/checkout/send-order";
import { ShowroomCheckout } from "~/features/shop/checkout/showroom-checkout";
import { TradingCheckout } from "~/features/shop/checkout/trading-checkout";
import { useCurrentUser } from "~/lib/account/use-current-user";
import { useSession } from "~/lib/session/session";
import { pageMeta } from "~/lib/shop/page-meta";
import { useShop } from "~/lib/shop/shop";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/checkout";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Checkout", "Enter your delivery address and place your order.");

/** Whether the cart had items since the page was opened. Placing the order empties the cart. */
function useHadCart(): boolean {
  const count = useSession((state) => state.cartCount);
  const [had, setHad] = useState(count > 0);
  if (count > 0 && !had) setHad(true);
  return had;
}

export default function CheckoutPage() {
  const user = useCurrentUser();
  const { trading, paymentMethods } = useShop();
  const hadCart = useHadCart();
  // Only a shop that takes orders of guests shows this page to them.
  const isGuest = useSession((state) => state.status === "signed-out");
  if (user.isPending && !isGuest) return <Spinner className="min-h-dvh" />;
  if (trading && paymentMethods.length === 0) return <ClosedCheckout />;
  if (!trading) return <ShowroomCheckout user={user.data} />;
  if (!hadCart && !findUnansweredOrder()) return <EmptyCheckout />;
  return isGuest ? (
    <TradingCheckout key="guest" user={undefined} isGuest methods={paymentMethods} />
  ) : (
    <TradingCheckout user={user.data} methods={paymentMethods} />
  );
}
