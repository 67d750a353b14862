import type { Permission } from "@larkwood/contract";
import type { AdminIconName } from "~/features/admin/shared/ui/admin-icon";
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
  { to: paths.adminProducts, label: "Products", icon: "sofa", requires: "catalogue.write" },
  { to: paths.adminStock, label: "Stock", icon: "boxes", requires: "catalogue.write", trading: true },
  { to: paths.adminOrders, label: "Orders", icon: "bag", requires: "orders.read" },
  { to: paths.adminReports, label: "Reports", icon: "chart", requires: "reports.read", trading: true },
  { to: paths.adminPromotions, label: "Promotions", icon: "tag", requires: "coupons.write", trading: true },
  { to: paths.adminCustomers, label: "Customers", icon: "user", requires: "customers.read" },
  { to: paths.adminTransactions, label: "Transactions", icon: "arrows", requires: "payments.read" },
  { to: paths.adminMessages, label: "Messages", icon: "mail", requires: "customers.read" },
  { to: paths.adminReviews, label: "Reviews", icon: "star", requires: "customers.read", trading: true },
  { to: paths.adminActivity, label: "Activity", icon: "clock", requires: "audit.read", trading: true },
];

export const secondaryLinks: readonly AdminLink[] = [
  { to: paths.adminStaff, label: "Staff", icon: "people", requires: "staff.write", trading: true },
  { to: paths.adminApiKeys, label: "API keys", icon: "key", requires: "staff.write", trading: true },
  { to: paths.adminWebhooks, label: "Webhooks", icon: "webhook", requires: "staff.write", trading: true },
  { to: paths.adminHealth, label: "Health", icon: "pulse", requires: "settings.write", trading: true },
  { to: paths.adminSettings, label: "Settings", icon: "sliders", requires: "settings.write" },
  { to: paths.adminSupport, label: "Help & Support", icon: "help" },
];
