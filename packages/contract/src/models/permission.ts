/** What an Admin may do, area by area. A User may do none of it. */
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

/** What each of them allows, as the owner reads it. */
export const PERMISSION_TEXTS: Record<Permission, string> = {
  "catalogue.write": "Add and change products, stock and pictures",
  "orders.read": "See all orders",
  "orders.write": "Move orders from step to step",
  "payments.read": "See payments",
  "payments.write": "Mark payments as received or refunded",
  "customers.read": "See customers and what was written to them",
  "customers.write": "Change, sign out and delete customers",
  "coupons.write": "See, add and end coupons",
  "settings.write": "Change the settings of the shop",
  "staff.write": "Make Admins and decide what they may do",
  "reports.read": "See the figures of the dashboard",
  "audit.read": "See what was done, and by whom",
};
