import type { Permission } from "@larkwood/contract";
import type { AdminIconName } from "~/features/admin/shared/ui/admin-icon";
import { adminPaths } from "~/lib/admin-paths";
import { paths } from "~/lib/paths";

/** A sidebar link and the permission that it requires. */
export type AdminLink = {
  to: string;
  label: string;
  icon: AdminIconName;
  requires?: Permission;
  /** Only shown in trading mode. */
  trading?: true;
};

export const mainLinks: readonly AdminLink[] = [
  { to: paths.admin, label: "Dashboard", icon: "grid", requires: "reports.read" },
  { to: adminPaths.products, label: "Products", icon: "sofa", requires: "catalogue.write" },
  { to: adminPaths.stock, label: "Stock", icon: "boxes", requires: "catalogue.write", trading: true },
  { to: adminPaths.orders, label: "Orders", icon: "bag", requires: "orders.read" },
  { to: adminPaths.reports, label: "Reports", icon: "chart", requires: "reports.read", trading: true },
  { to: adminPaths.promotions, label: "Promotions", icon: "tag", requires: "coupons.write", trading: true },
  { to: adminPaths.customers, label: "Customers", icon: "user", requires: "customers.read" },
  { to: adminPaths.transactions, label: "Transactions", icon: "arrows", requires: "payments.read" },
  { to: adminPaths.messages, label: "Messages", icon: "mail", requires: "customers.read" },
  { to: adminPaths.reviews, label: "Reviews", icon: "star", requires: "customers.read", trading: true },
  { to: adminPaths.activity, label: "Activity", icon: "clock", requires: "audit.read", trading: true },
];

export const secondaryLinks: readonly AdminLink[] = [
  { to: adminPaths.staff, label: "Staff", icon: "people", requires: "staff.write", trading: true },
  { to: adminPaths.apiKeys, label: "API keys", icon: "key", requires: "staff.write", trading: true },
  { to: adminPaths.webhooks, label: "Webhooks", icon: "webhook", requires: "staff.write", trading: true },
  { to: adminPaths.health, label: "Health", icon: "pulse", requires: "settings.write", trading: true },
  { to: adminPaths.settings, label: "Settings", icon: "sliders", requires: "settings.write" },
  { to: adminPaths.support, label: "Help & Support", icon: "help" },
];
