import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { RoleList } from "~/features/admin/staff/role-list";
import { useShop } from "~/lib/shop/shop";

/** Roles of the staff; only in trading mode. */
export default function RolePage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>Roles</title>
      <RoleList />
    </>
  );
}
