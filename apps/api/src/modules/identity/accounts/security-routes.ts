import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { confirmSecondFactor } from "./confirm-second-factor";
import { listSignIns } from "./list-sign-ins";
import { readSecurity } from "./read-security";
import { startSecondFactor } from "./start-second-factor";
import { stopSecondFactor } from "./stop-second-factor";

export function securityRoutes(route: Route, context: IdentityContext): void {
  route(endpoints.getSecurity, ({ actor }) => readSecurity(context, undefined, actor));
  route(endpoints.listSignIns, ({ caller }) => listSignIns(context.db, caller.userId));
  route(endpoints.startSecondFactor, ({ body, actor }) => startSecondFactor(context, body, actor), {
    perMinute: 60,
  });
  route(endpoints.confirmSecondFactor, ({ body, actor }) => confirmSecondFactor(context, body, actor), {
    perMinute: 20,
  });
  route(
    endpoints.stopSecondFactor,
    async ({ body, actor }) => {
      await stopSecondFactor(context, body, actor);
      return undefined;
    },
    { perMinute: 60 },
  );
}
