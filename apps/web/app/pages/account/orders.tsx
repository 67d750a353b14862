import { AccountSection } from "~/features/account/account-section";
import { MyOrders } from "~/features/orders/my-orders";
import { pageMeta } from "~/lib/page-meta";
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
