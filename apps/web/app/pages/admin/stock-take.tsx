import { data } from "react-router";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { StockTake } from "~/features/admin/products/stock/stock-take";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/stock-take";

/** 404 in showroom mode. */
export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: context.get(catalogueContext).shop().trading ? 200 : 404 });
}

export default function StockTakePage() {
  return useShop().trading ? (
    <>
      <title>Stock-take</title>
      <StockTake />
    </>
  ) : (
    <AdminNotFound />
  );
}
