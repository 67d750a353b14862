import { MyOrders } from "~/features/account/orders/my-orders";
import { SummaryView } from "~/features/account/profile/summary-view";
import { WithUser } from "~/features/account/profile/with-user";

const RECENT_ORDERS = 3;

export default function SummaryPage() {
  return (
    <WithUser>{(user) => <SummaryView user={user} orders={<MyOrders limit={RECENT_ORDERS} />} />}</WithUser>
  );
}
