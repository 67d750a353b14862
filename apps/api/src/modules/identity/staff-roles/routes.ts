import { endpoints } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { createRole } from "./create-role";
import { deleteRole } from "./delete-role";
import { listRoles } from "./role.repo";
import { updateRole } from "./update-role";

export function staffRoleRoutes(route: Route, context: IdentityContext): void {
  const inTrading = { isAvailable: () => isTrading(context.settings.current) };
  route(endpoints.listStaffRoles, () => listRoles(context.db), inTrading);
  route(endpoints.createStaffRole, ({ body, actor }) => createRole(context, body, actor), inTrading);
  route(
    endpoints.updateStaffRole,
    ({ params, body, actor }) => updateRole(context, { ...params, ...body }, actor),
    inTrading,
  );
  route(
    endpoints.deleteStaffRole,
    async ({ params, query, actor }) => {
      await deleteRole(context, { ...params, ...query }, actor);
      return undefined;
    },
    inTrading,
  );
}
