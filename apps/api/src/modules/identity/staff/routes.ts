import { endpoints } from "@larkwood/contract";
import { AppError } from "../../../core/app-error";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { listSessions, toDeviceSession } from "../sessions";
import { findUser } from "../users";
import { endUserSessions } from "./end-user-sessions";
import { resetSecondFactor } from "./reset-second-factor";
import { setPermissions } from "./set-permissions";

export function staffRoutes(route: Route, context: IdentityContext): void {
  const { db, clock } = context;

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
