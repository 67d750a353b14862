import { MyOrders } from "~/features/account/orders/my-orders";
import { AccountSection } from "~/features/account/profile/account-section";
import { pageMeta } from "~/lib/shop/page-meta";
import type { Route } from "./+types/orders";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Your orders", "Everything you have ordered.");

export default function OrdersPage() {
  return (
    <AccountSection title="Your Orders">
      <MyOrders />
    </AccountSection>
  );
}
