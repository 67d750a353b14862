import { expect, it } from "vitest";
import { permissionFor } from "~/features/admin/shared/page-permissions";
import { mainLinks, secondaryLinks } from "./admin-links";

it("asks on a page for what its link in the sidebar asks for", () => {
  for (const { to, needs } of [...mainLinks, ...secondaryLinks]) {
    expect([to, permissionFor(to)]).toEqual([to, needs ?? null]);
  }
});
