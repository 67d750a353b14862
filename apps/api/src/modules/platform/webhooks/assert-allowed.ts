import { CHANGE_EVENTS, CHANGE_TYPES, type WebhookForm } from "@larkwood/contract";
import { type Caller, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { findUrlProblem } from "../../../core/public-address";
import type { PlatformContext } from "../context";

/** Refuses addresses that webhooks must not use, and events about what the caller may not read. */
export function assertAllowed(
  { config }: Pick<PlatformContext, "config">,
  { url, events }: Pick<WebhookForm, "url" | "events">,
  caller: Caller,
): void {
  const problem = config.webhookPrivateAddresses ? null : findUrlProblem(url);
  if (problem) throw new AppError("invalid_input", { errors: { url: problem } });
  if (!events.every((event) => hasPermission(caller, CHANGE_TYPES[CHANGE_EVENTS[event]])))
    throw new AppError("not_allowed");
}

/** What the audit log shows. The path of a URL may contain a token. */
export function auditValues({ url, events }: Pick<WebhookForm, "url" | "events">) {
  return { name: new URL(url).host, events };
}
