import { data } from "react-router";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { PhoneOrder } from "~/features/admin/sales/phone-order/phone-order";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/create-order";

/** 404 in showroom mode, which has no orders. */
export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: context.get(catalogueContext).shop().trading ? 200 : 404 });
}

/** Staff place an order for a customer. */
export default function CreateOrderPage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>New order</title>
      <h1 className="pb-6 text-2xl">New order</h1>
      <PhoneOrder />
    </>
  );
}
