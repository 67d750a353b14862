import { isCategory, isId, type Permission } from "@larkwood/contract";
import { paths } from "../../../lib/paths";

const PAGES: Readonly<Record<string, Permission>> = {
  [paths.admin]: "reports.read",
  [paths.adminReports]: "reports.read",
  [paths.adminProducts]: "catalogue.write",
  [paths.adminStock]: "catalogue.write",
  [paths.adminReorderList]: "catalogue.write",
  [paths.adminStockTake]: "catalogue.write",
  [paths.adminCreateProduct]: "catalogue.write",
  [paths.adminSearchWords]: "catalogue.write",
  [paths.adminDrafts]: "catalogue.write",
  [paths.adminCollections]: "catalogue.write",
  [paths.adminAttributes]: "catalogue.write",
  [paths.adminOrders]: "orders.read",
  [paths.adminCreateOrder]: "orders.write",
  [paths.adminPromotions]: "coupons.write",
  [paths.adminCustomers]: "customers.read",
  [paths.adminNewsletter]: "customers.read",
  [paths.adminCarts]: "customers.read",
  [paths.adminTransactions]: "payments.read",
  [paths.adminCompare]: "payments.read",
  [paths.adminMessages]: "customers.read",
  [paths.adminReviews]: "customers.read",
  [paths.adminEmails]: "customers.read",
  [paths.adminSettings]: "settings.write",
  [paths.adminHomePreview]: "settings.write",
  [paths.adminJobs]: "settings.write",
  [paths.adminHealth]: "settings.write",
  [paths.adminStaff]: "staff.write",
  [paths.adminStaffRoles]: "staff.write",
  [paths.adminApiKeys]: "staff.write",
  [paths.adminWebhooks]: "staff.write",
  [paths.adminActivity]: "audit.read",
};

type Can = (permission: Permission) => boolean;

/** The permission that an admin page requires; null if it requires none. */
export function permissionFor(pathname: string): Permission | null {
  const path = pathname.replace(/(?<=.)\/$/, "");
  const fixed = PAGES[path];
  if (fixed) return fixed;
  if (path.startsWith(paths.adminOrder(""))) return "orders.read";
  if (path.startsWith(paths.adminStaffMember(""))) return "staff.write";
  if (path.startsWith(paths.adminWebhook(""))) return "staff.write";
  if (path.startsWith(paths.adminSettingsSection(""))) return "settings.write";
  if (path.startsWith(paths.adminMessage(""))) return "customers.read";
  if (path.startsWith(paths.adminEditProduct(""))) return "catalogue.write";
  if (path.startsWith(paths.adminEditUser(""))) return "customers.write";
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
