import { data } from "react-router";
import { CouponList } from "~/features/admin/coupons/coupon-list";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/coupons";

/** Sets the HTTP status: 404 in showroom mode. */
export function loader({ context }: Route.LoaderArgs) {
  const isTrading = context.get(catalogueContext).shop().trading;
  return data(null, isTrading ? 200 : 404);
}

export const clientLoader = () => null;

/** Coupons; only in trading mode. */
export default function CouponsPage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>Coupons</title>
      <CouponList />
    </>
  );
}
