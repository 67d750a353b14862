import { isId } from "@larkwood/contract";
import { data } from "react-router";
import { OrderLines } from "~/features/account/orders/order-lines";
import { useOrder } from "~/features/account/orders/use-orders";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { OrderDetail } from "~/features/admin/sales/orders/order-detail";
import { useListPrices } from "~/features/admin/sales/orders/use-list-prices";
import { useMayOpen } from "~/features/admin/shared/use-may-open";
import { adminPaths } from "~/lib/admin-paths";
import { formatSum } from "~/lib/format/money";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/order";

/** 404 in showroom mode, and for an invalid id. */
export function loader({ params, context }: Route.LoaderArgs) {
  const isTrading = context.get(catalogueContext).shop().trading;
  return data(null, { status: isTrading && isId(params.id) ? 200 : 404 });
}

/** An order with its admin actions. */
export default function AdminOrderPage({ params: { id } }: Route.ComponentProps) {
  const mayExist = useShop().trading && isId(id);
  const { data: order, isError } = useOrder(id, mayExist);
  const listPrices = useListPrices(id, order !== undefined);
  const mayOpen = useMayOpen();
  if (!mayExist || isError) return <AdminNotFound />;
  if (!order) return <Spinner />;
  return (
    <>
      <title>{`Order ${order.number}`}</title>
      <OrderDetail
        key={order.id}
        order={order}
        lines={
          <OrderLines
            order={order}
            format={formatSum}
            listPrices={listPrices}
            toProduct={({ productId }) => {
              const path = adminPaths.editAnyProduct(productId);
              return mayOpen(path) ? path : null;
            }}
          />
        }
      />
    </>
  );
}
