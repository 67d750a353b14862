import { paths } from "~/lib/paths";
import type { IconName } from "~/ui/icon";

type AdminLink = { to: string; label: string; icon: IconName };

export const mainLinks: readonly AdminLink[] = [
  { to: paths.admin, label: "Dashboard", icon: "grid" },
  { to: paths.adminProducts, label: "Products", icon: "sofa" },
  { to: paths.adminOrders, label: "Orders", icon: "bag" },
  { to: paths.adminCustomers, label: "Customers", icon: "user" },
  { to: paths.adminTransactions, label: "Transactions", icon: "arrows" },
  { to: paths.adminMessages, label: "Messages", icon: "mail" },
];

export const secondaryLinks: readonly AdminLink[] = [
  { to: paths.adminSettings, label: "Settings", icon: "sliders" },
  { to: paths.adminSupport, label: "Help & Support", icon: "help" },
];
