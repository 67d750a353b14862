/** Permissions of Admins. A User has none. */
export const PERMISSIONS = [
  "catalogue.write",
  "orders.read",
  "orders.write",
  "payments.read",
  "payments.write",
  "customers.read",
  "customers.write",
  "coupons.write",
  "settings.write",
  "staff.write",
  "reports.read",
  "audit.read",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Descriptions for the shop owner. */
export const PERMISSION_TEXTS: Record<Permission, string> = {
  "catalogue.write": "Add and edit products, stock and images",
  "orders.read": "View all orders",
  "orders.write": "Update order status",
  "payments.read": "View payments",
  "payments.write": "Mark payments as paid or refunded",
  "customers.read": "View customers and the emails sent to them",
  "customers.write": "Edit, sign out and delete customers",
  "coupons.write": "Manage coupons; set discounts and prices of orders",
  "settings.write": "Change shop settings",
  "staff.write": "Manage Admins and permissions",
  "reports.read": "View the dashboard and reports",
  "audit.read": "View the activity log",
};
