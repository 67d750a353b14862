import { SummaryView } from "~/features/account/summary-view";
import { WithUser } from "~/features/account/with-user";
import { MyOrders } from "~/features/orders/my-orders";

const NEWEST = 3;

export default function SummaryPage() {
  return <WithUser>{(user) => <SummaryView user={user} orders={<MyOrders most={NEWEST} />} />}</WithUser>;
}
