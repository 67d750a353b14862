import { data } from "react-router";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { StockList } from "~/features/admin/products/stock/stock-list";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/stock";

/** 404 in showroom mode. */
export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: context.get(catalogueContext).shop().trading ? 200 : 404 });
}

export default function StockPage() {
  return useShop().trading ? (
    <>
      <title>Stock</title>
      <StockList />
    </>
  ) : (
    <AdminNotFound />
  );
}
