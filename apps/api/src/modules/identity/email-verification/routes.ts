import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import type { Route } from "../../../plugins/router/router";
import { sendVerification } from "./send-verification";
import { verifyEmail } from "./verify-email";

export function emailVerificationRoutes(route: Route, context: AppContext): void {
  route(
    endpoints.sendVerification,
    async ({ author }) => {
      await sendVerification(context, undefined, author);
      return undefined;
    },
    { perMinute: 60 },
  );

  route(
    endpoints.verifyEmail,
    async ({ body, author }) => {
      await verifyEmail(context, body, author);
      return undefined;
    },
    { perMinute: 60 },
  );
}
