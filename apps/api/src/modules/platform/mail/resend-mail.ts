import type { Actor } from "../../../core/actor";
import type { PlatformContext } from "../context";
import { retryJob } from "../jobs";

/** Sends a failed or held email again by retrying its job. */
export function resendMail(context: PlatformContext, { id }: { id: string }, actor: Actor): Promise<void> {
  return retryJob(context, { id, kind: "mail" }, actor);
}
