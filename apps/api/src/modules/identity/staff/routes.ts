import { endpoints } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import { AppError } from "../../../core/app-error";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { listSessions, toDeviceSession } from "../sessions";
import { findUser } from "../users";
import { endUserSessions } from "./end-user-sessions";
import { readStaffWork } from "./read-staff-work";
import { removeStaff } from "./remove-staff";
import { resetSecondFactor } from "./reset-second-factor";
import { setPermissions } from "./set-permissions";
import { setStaffRole } from "./set-staff-role";
import { listStaff } from "./staff.repo";

export function staffRoutes(route: Route, context: IdentityContext): void {
  const { db, clock } = context;
  const inTrading = { isAvailable: () => isTrading(context.settings.current) };

  route(endpoints.listStaff, () => listStaff(db), inTrading);
  route(endpoints.getStaffWork, ({ params }) => readStaffWork(context, params), inTrading);
  route(
    endpoints.setStaffRole,
    ({ params, body, actor }) => setStaffRole(context, { ...params, ...body }, actor),
    inTrading,
  );
  route(
    endpoints.removeStaff,
    async ({ params, actor }) => {
      await removeStaff(context, params, actor);
      return undefined;
    },
    inTrading,
  );

  route(endpoints.listUserSessions, async ({ params, caller }) => {
    if (!(await findUser(db, params.id))) throw new AppError("not_found");
    const rows = await listSessions(db, params.id, clock());
    return rows.map((row) => toDeviceSession(row, caller.sessionId));
  });

  route(endpoints.setPermissions, ({ params, body, actor }) =>
    setPermissions(context, { ...params, ...body }, actor),
  );

  route(endpoints.resetSecondFactor, async ({ params, actor }) => {
    await resetSecondFactor(context, params, actor);
    return undefined;
  });

  route(endpoints.endUserSessions, async ({ params, actor }) => {
    await endUserSessions(context, params, actor);
    return undefined;
  });
}
