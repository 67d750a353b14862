import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { sendVerification } from "./send-verification";
import { verifyEmail } from "./verify-email";

export function emailVerificationRoutes(route: Route, context: IdentityContext): void {
  route(
    endpoints.sendVerification,
    async ({ actor }) => {
      await sendVerification(context, undefined, actor);
      return undefined;
    },
    { perMinute: 60 },
  );

  route(
    endpoints.verifyEmail,
    async ({ body, actor }) => {
      await verifyEmail(context, body, actor);
      return undefined;
    },
    { perMinute: 60 },
  );
}
