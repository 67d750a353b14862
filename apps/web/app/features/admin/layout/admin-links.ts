import type { Permission } from "@larkwood/contract";
import type { AdminIconName } from "~/features/admin/shared/ui/admin-icon";
import { paths } from "~/lib/paths";

/** A way in the admin area, and what one has to be allowed to go it. */
export type AdminLink = {
  to: string;
  label: string;
  icon: AdminIconName;
  needs?: Permission;
  /** Only in a shop that sells; a showroom has the links of the specification. */
  trading?: true;
};

export const mainLinks: readonly AdminLink[] = [
  { to: paths.admin, label: "Dashboard", icon: "grid", needs: "reports.read" },
  { to: paths.adminProducts, label: "Products", icon: "sofa", needs: "catalogue.write" },
  { to: paths.adminOrders, label: "Orders", icon: "bag", needs: "orders.read" },
  { to: paths.adminCoupons, label: "Coupons", icon: "tag", needs: "coupons.write", trading: true },
  { to: paths.adminCustomers, label: "Customers", icon: "user", needs: "customers.read" },
  { to: paths.adminTransactions, label: "Transactions", icon: "arrows", needs: "payments.read" },
  { to: paths.adminMessages, label: "Messages", icon: "mail", needs: "customers.read" },
  { to: paths.adminActivity, label: "Activity", icon: "clock", needs: "audit.read", trading: true },
];

export const secondaryLinks: readonly AdminLink[] = [
  { to: paths.adminSettings, label: "Settings", icon: "sliders", needs: "settings.write" },
  { to: paths.adminSupport, label: "Help & Support", icon: "help" },
];
