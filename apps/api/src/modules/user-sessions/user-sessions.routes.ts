import { endpoints } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import type { Route } from "../../plugins/endpoint";
import { toDeviceSession } from "../account/device-session";
import { recordAudit } from "../audit/audit.repo";
import { endOtherSessions, listSessions } from "../session/session.repo";
import { findUser } from "../users/user.repo";

export function userSessionRoutes(route: Route, { db, clock }: AppContext): void {
  route(endpoints.listUserSessions, async ({ params, caller }) => {
    if (!(await findUser(db, params.id))) throw new AppError("not_found");
    const rows = await listSessions(db, params.id, clock());
    return rows.map((row) => toDeviceSession(row, caller.sessionId));
  });

  route(endpoints.endUserSessions, async ({ params, caller, request }) => {
    const at = clock();
    await inTransaction(db, async (tx) => {
      const user = await findUser(tx, params.id);
      if (!user) throw new AppError("not_found");
      // An Admin who does this to themselves stays signed in here.
      const devices = await endOtherSessions(tx, user.id, caller.sessionId, at);
      await recordAudit(tx, {
        actor: caller,
        action: "session.end",
        subjectType: "session",
        subjectId: user.id,
        after: { userName: user.userName, devices },
        requestId: request.id,
        at,
      });
    });
    return undefined;
  });
}
