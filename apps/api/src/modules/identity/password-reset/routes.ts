import { setTimeout as pause } from "node:timers/promises";
import { endpoints } from "@larkwood/contract";
import type { Config } from "../../../config";
import { AppError } from "../../../core/app-error";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { requestReset } from "./request-reset";
import { resetPassword } from "./reset-password";

// Only a known address causes a write; a minimum duration hides the difference.
const MIN_DURATION_MS = 150;

/** The origin of links; only the configured one, because a client can forge the Host header. */
function getLinkOrigin({ sendsMail, publicUrl }: Config): string {
  if (!sendsMail || !publicUrl) throw new AppError("not_found");
  return publicUrl;
}

export function passwordResetRoutes(route: Route, context: IdentityContext): void {
  route(
    endpoints.forgotPassword,
    async ({ body }) => {
      const requested = requestReset(context, { ...body, origin: getLinkOrigin(context.config) });
      await Promise.all([requested, pause(MIN_DURATION_MS)]);
      return { msg: "If this email address is registered, we've sent an email to it" };
    },
    { perMinute: 60 },
  );

  route(
    endpoints.resetPassword,
    async ({ body, actor }) => {
      getLinkOrigin(context.config);
      await resetPassword(context, body, actor);
      return undefined;
    },
    { perMinute: 60 },
  );
}
