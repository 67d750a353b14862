import { endpoints } from "@larkwood/contract";
import { AppError } from "../../../core/app-error";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import {
  clearRefreshCookie,
  endOtherSessions,
  endSession,
  listSessions,
  setRefreshCookie,
  toDeviceSession,
} from "../sessions";
import { changePassword } from "./change-password";
import { deleteAccount } from "./delete-account";
import { exportAccount } from "./export-account";

export function accountRoutes(route: Route, context: IdentityContext): void {
  const { db, clock, originOf } = context;

  route(
    endpoints.changePassword,
    async ({ body, actor, request, reply }) => {
      const { accessToken, refreshToken, remembered } = await changePassword(context, body, actor);
      setRefreshCookie({ request, reply, originOf }, refreshToken, remembered);
      return { accessToken };
    },
    { perMinute: 60 },
  );

  route(endpoints.listSessions, async ({ caller }) => {
    const rows = await listSessions(db, caller.userId, clock());
    return rows.map((row) => toDeviceSession(row, caller.sessionId));
  });

  route(endpoints.endSession, async ({ params, caller }) => {
    if (!(await endSession(db, caller.userId, params.id, clock()))) throw new AppError("not_found");
    return undefined;
  });

  route(endpoints.endOtherSessions, async ({ caller }) => {
    await endOtherSessions(db, caller.userId, caller.sessionId, clock());
    return undefined;
  });

  route(
    endpoints.exportAccount,
    async ({ actor, reply }) => {
      reply.header("content-disposition", 'attachment; filename="my-data.json"');
      return exportAccount(context, undefined, actor);
    },
    // The export is built in memory and can be several megabytes.
    { perMinute: 20 },
  );

  route(
    endpoints.deleteAccount,
    async ({ body, actor, request, reply }) => {
      await deleteAccount(context, body, actor);
      clearRefreshCookie({ request, reply, originOf });
      return undefined;
    },
    { perMinute: 60 },
  );
}
