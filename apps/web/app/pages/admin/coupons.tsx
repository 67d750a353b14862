import { data, Navigate, redirect } from "react-router";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { paths } from "~/lib/paths";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/coupons";

/** Coupons are promotions with a code. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(catalogueContext).shop().trading) throw redirect(paths.adminPromotions);
  return data(null, 404);
}

export const clientLoader = () => null;

export default function CouponsPage() {
  return useShop().trading ? <Navigate to={paths.adminPromotions} replace /> : <AdminNotFound />;
}
