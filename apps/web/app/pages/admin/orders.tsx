import { OrdersTable } from "~/features/admin-dashboard/orders-table";
import { useSampleFigures } from "~/features/admin-dashboard/use-sample-figures";

export default function OrdersPage() {
  const { orders } = useSampleFigures();
  return (
    <>
      <title>Orders</title>
      <h1 className="pb-5 text-2xl">Orders</h1>
      <OrdersTable caption="Orders" orders={orders} />
    </>
  );
}
