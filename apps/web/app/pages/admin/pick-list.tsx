import { data } from "react-router";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { PickList } from "~/features/admin/sales/orders/pick-list";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/pick-list";

/** 404 in showroom mode. */
export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: context.get(catalogueContext).shop().trading ? 200 : 404 });
}

export default function PickListPage() {
  return useShop().trading ? (
    <>
      <title>Pick list</title>
      <PickList />
    </>
  ) : (
    <AdminNotFound />
  );
}
