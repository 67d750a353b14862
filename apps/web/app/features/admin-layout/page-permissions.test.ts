import { expect, it } from "vitest";
import { mainLinks, secondaryLinks } from "./admin-links";
import { permissionFor } from "./page-permissions";

it.each([
  ["/admin", "reports.read"],
  ["/admin/", "reports.read"],
  ["/admin/edit/product/65f1c0ffee65f1c0ffee65f1", "catalogue.write"],
  ["/admin/edit/user/65f1c0ffee65f1c0ffee65f1", "customers.write"],
  ["/admin/bedroom", "catalogue.write"],
  ["/admin/jobs", "settings.write"],
  ["/admin/65f1c0ffee65f1c0ffee65f1", "customers.read"],
  ["/admin/jobs", "settings.write"],
  ["/admin/support", null],
  ["/admin/nowhere", null],
])("%s needs %s", (path, permission) => {
  expect(permissionFor(path)).toBe(permission);
});

it("asks on a page for what its link in the sidebar asks for", () => {
  for (const { to, needs } of [...mainLinks, ...secondaryLinks]) {
    expect([to, permissionFor(to)]).toEqual([to, needs ?? null]);
  }
});
