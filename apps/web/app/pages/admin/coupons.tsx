import { data } from "react-router";
import { CouponList } from "~/features/admin/coupons/coupon-list";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/coupons";

/** Gives the page its HTTP status. */
export function loader({ context }: Route.LoaderArgs) {
  const isTrading = context.get(catalogueContext).shop().trading;
  return data(null, isTrading ? 200 : 404);
}

export const clientLoader = () => null;

/** A showroom sells nothing, so it has no coupons either. */
export default function CouponsPage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>Coupons</title>
      <CouponList />
    </>
  );
}
