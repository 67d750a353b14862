import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import type { Route } from "../../../plugins/router/router";
import { confirmSecondFactor } from "./confirm-second-factor";
import { listSignIns } from "./list-sign-ins";
import { readSecurity } from "./read-security";
import { startSecondFactor } from "./start-second-factor";
import { stopSecondFactor } from "./stop-second-factor";

export function securityRoutes(route: Route, context: AppContext): void {
  route(endpoints.getSecurity, ({ author }) => readSecurity(context, undefined, author));
  route(endpoints.listSignIns, ({ caller }) => listSignIns(context.db, caller.userId));
  route(endpoints.startSecondFactor, ({ body, author }) => startSecondFactor(context, body, author), {
    perMinute: 60,
  });
  route(endpoints.confirmSecondFactor, ({ body, author }) => confirmSecondFactor(context, body, author), {
    perMinute: 20,
  });
  route(
    endpoints.stopSecondFactor,
    async ({ body, author }) => {
      await stopSecondFactor(context, body, author);
      return undefined;
    },
    { perMinute: 60 },
  );
}
