import { data } from "react-router";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { PromotionList } from "~/features/admin/promotions/promotion-list";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/promotions";

/** Sets the HTTP status: 404 in showroom mode. */
export function loader({ context }: Route.LoaderArgs) {
  const isTrading = context.get(catalogueContext).shop().trading;
  return data(null, isTrading ? 200 : 404);
}

export const clientLoader = () => null;

/** Promotions; only in trading mode. */
export default function PromotionsPage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>Promotions</title>
      <PromotionList />
    </>
  );
}
