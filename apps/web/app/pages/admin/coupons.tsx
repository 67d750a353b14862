import { data, Navigate, redirect } from "react-router";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { adminPaths } from "~/lib/admin-paths";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/coupons";

/** Coupons are promotions with a code. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(catalogueContext).shop().trading) throw redirect(adminPaths.promotions);
  return data(null, 404);
}

export const clientLoader = () => null;

export default function CouponsPage() {
  return useShop().trading ? <Navigate to={adminPaths.promotions} replace /> : <AdminNotFound />;
}
