import { OrdersTable } from "~/features/admin/dashboard/orders-table";
import { useSampleFigures } from "~/features/admin/dashboard/use-sample-figures";
import { OrderList } from "~/features/admin/sales/orders/order-list";
import { useShop } from "~/lib/shop/shop";

function SampleOrders() {
  const { orders } = useSampleFigures();
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
