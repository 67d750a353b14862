import { setTimeout as pause } from "node:timers/promises";
import { endpoints } from "@larkwood/contract";
import type { Config } from "../../../config";
import { AppError } from "../../../core/app-error";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { requestReset } from "./request-reset";
import { resetPassword } from "./reset-password";

// A known address costs a write, an unknown one does not: the answer comes after a time that hides it.
const SAME_FOR_ALL_MS = 150;

/** Links go to the configured address only: a request's own host could be somebody else's. */
function ownOrigin({ smtpUrl, publicUrl }: Config): string {
  if (!smtpUrl || !publicUrl) throw new AppError("not_found");
  return publicUrl;
}

export function passwordResetRoutes(route: Route, context: IdentityContext): void {
  route(
    endpoints.forgotPassword,
    async ({ body }) => {
      const asked = requestReset(context, { ...body, origin: ownOrigin(context.config) });
      await Promise.all([asked, pause(SAME_FOR_ALL_MS)]);
      return { msg: "If this email address is registered, we've sent an email to it" };
    },
    { perMinute: 60 },
  );

  route(
    endpoints.resetPassword,
    async ({ body, actor }) => {
      ownOrigin(context.config);
      await resetPassword(context, body, actor);
      return undefined;
    },
    { perMinute: 60 },
  );
}
