import { expect, it } from "vitest";
import { adminPaths } from "~/lib/admin-paths";
import { paths } from "~/lib/paths";
import { findMissingPermission, permissionFor } from "./page-permissions";

it.each([
  ["/admin", "reports.read"],
  ["/admin/", "reports.read"],
  ["/admin/reports", "reports.read"],
  ["/admin/edit/product/65f1c0ffee65f1c0ffee65f1", "catalogue.write"],
  ["/admin/edit/user/65f1c0ffee65f1c0ffee65f1", "customers.write"],
  ["/admin/bedroom", "catalogue.write"],
  ["/admin/search-words", "catalogue.write"],
  ["/admin/stock", "catalogue.write"],
  ["/admin/65f1c0ffee65f1c0ffee65f1", "customers.read"],
  ["/admin/jobs", "settings.write"],
  ["/admin/health", "settings.write"],
  ["/admin/settings", "settings.write"],
  ["/admin/settings/tax", "settings.write"],
  ["/admin/staff", "staff.write"],
  ["/admin/staff/roles", "staff.write"],
  ["/admin/staff/65f1c0ffee65f1c0ffee65f1", "staff.write"],
  ["/admin/api-keys", "staff.write"],
  ["/admin/reviews", "customers.read"],
  ["/admin/carts", "customers.read"],
  ["/admin/webhooks", "staff.write"],
  ["/admin/webhooks/65f1c0ffee65f1c0ffee65f1", "staff.write"],
  ["/admin/support", null],
  ["/admin/nowhere", null],
])("%s needs %s", (path, permission) => {
  expect(permissionFor(path)).toBe(permission);
});

it("editing a customer requires customers.read as well as customers.write", () => {
  const page = "/admin/edit/user/65f1c0ffee65f1c0ffee65f1";
  expect(findMissingPermission(page, (permission) => permission === "customers.write")).toBe(
    "customers.read",
  );
  expect(findMissingPermission(page, (permission) => permission === "customers.read")).toBe(
    "customers.write",
  );
  expect(findMissingPermission(page, (permission) => permission.startsWith("customers"))).toBeNull();
  expect(findMissingPermission("/admin/support", () => false)).toBeNull();
});

it("every fixed admin page except support requires a permission", () => {
  const fixed = [paths.admin, ...Object.values(adminPaths)].filter((path) => typeof path === "string");
  expect(fixed.filter((path) => permissionFor(path) === null)).toEqual([adminPaths.support]);
});
