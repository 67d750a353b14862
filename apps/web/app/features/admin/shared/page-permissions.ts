import { isCategory, isId, type Permission } from "@larkwood/contract";
import { adminPaths } from "../../../lib/admin-paths";
import { paths } from "../../../lib/paths";

const PAGES: Readonly<Record<string, Permission>> = {
  [paths.admin]: "reports.read",
  [adminPaths.reports]: "reports.read",
  [adminPaths.products]: "catalogue.write",
  [adminPaths.stock]: "catalogue.write",
  [adminPaths.reorderList]: "catalogue.write",
  [adminPaths.stockTake]: "catalogue.write",
  [adminPaths.createProduct]: "catalogue.write",
  [adminPaths.searchWords]: "catalogue.write",
  [adminPaths.drafts]: "catalogue.write",
  [adminPaths.collections]: "catalogue.write",
  [adminPaths.attributes]: "catalogue.write",
  [adminPaths.orders]: "orders.read",
  [adminPaths.createOrder]: "orders.write",
  [adminPaths.promotions]: "coupons.write",
  [adminPaths.customers]: "customers.read",
  [adminPaths.newsletter]: "customers.read",
  [adminPaths.carts]: "customers.read",
  [adminPaths.transactions]: "payments.read",
  [adminPaths.compare]: "payments.read",
  [adminPaths.messages]: "customers.read",
  [adminPaths.reviews]: "customers.read",
  [adminPaths.emails]: "customers.read",
  [adminPaths.settings]: "settings.write",
  [adminPaths.homePreview]: "settings.write",
  [adminPaths.jobs]: "settings.write",
  [adminPaths.health]: "settings.write",
  [adminPaths.staff]: "staff.write",
  [adminPaths.staffRoles]: "staff.write",
  [adminPaths.apiKeys]: "staff.write",
  [adminPaths.webhooks]: "staff.write",
  [adminPaths.activity]: "audit.read",
};

type Can = (permission: Permission) => boolean;

/** The permission that an admin page requires; null if it requires none. */
export function permissionFor(pathname: string): Permission | null {
  const path = pathname.replace(/(?<=.)\/$/, "");
  const fixed = PAGES[path];
  if (fixed) return fixed;
  if (path.startsWith(adminPaths.order(""))) return "orders.read";
  if (path.startsWith(adminPaths.staffMember(""))) return "staff.write";
  if (path.startsWith(adminPaths.webhook(""))) return "staff.write";
  if (path.startsWith(adminPaths.settingsSection(""))) return "settings.write";
  if (path.startsWith(adminPaths.message(""))) return "customers.read";
  if (path.startsWith(adminPaths.editProduct(""))) return "catalogue.write";
  if (path.startsWith(adminPaths.editUser(""))) return "customers.write";
  const subject = path.slice(paths.admin.length + 1);
  if (isCategory(subject)) return "catalogue.write";
  return isId(subject) ? "customers.read" : null;
}

/** The first permission that a user lacks for an admin page; null if the user may open it. */
export function findMissingPermission(pathname: string, can: Can): Permission | null {
  const needed = permissionFor(pathname);
  // Editing a customer also requires reading the customer.
  const all: (Permission | null)[] = needed === "customers.write" ? ["customers.read", needed] : [needed];
  return all.find((permission) => permission && !can(permission)) ?? null;
}
