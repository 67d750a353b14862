import { AdminNotFound } from "~/features/admin-layout/admin-not-found";
import { CouponList } from "~/features/admin-sales/coupon-list";
import { useShop } from "~/lib/shop";

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
