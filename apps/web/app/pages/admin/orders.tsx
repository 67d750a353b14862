import { OrdersTable } from "~/features/admin/dashboard/orders-table";
import { useSampleStats } from "~/features/admin/dashboard/use-sample-stats";
import { OrderList } from "~/features/admin/sales/orders/order-list";
import { useShop } from "~/lib/shop/shop";

function SampleOrders() {
  const { orders } = useSampleStats();
  return (
    <>
      <h1 className="pb-5 text-2xl">Orders</h1>
      <OrdersTable caption="Orders" orders={orders} />
    </>
  );
}

export default function OrdersPage() {
  const isTrading = useShop().trading;
  return (
    <>
      <title>Orders</title>
      {isTrading ? <OrderList /> : <SampleOrders />}
    </>
  );
}
