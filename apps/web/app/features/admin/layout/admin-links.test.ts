import { expect, it } from "vitest";
import { permissionFor } from "~/features/admin/shared/page-permissions";
import { mainLinks, secondaryLinks } from "./admin-links";

it("sidebar links require the same permission as their pages", () => {
  for (const { to, requires } of [...mainLinks, ...secondaryLinks]) {
    expect([to, permissionFor(to)]).toEqual([to, requires ?? null]);
  }
});
