import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { StaffList } from "~/features/admin/staff/staff-list";
import { useShop } from "~/lib/shop/shop";

/** People who may use the admin area, and invitations; only in trading mode. */
export default function StaffPage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>Staff</title>
      <StaffList />
    </>
  );
}
