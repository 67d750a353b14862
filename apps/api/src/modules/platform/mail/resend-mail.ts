import type { Actor } from "../../../core/actor";
import type { PlatformContext } from "../context";
import { retryJob } from "../jobs";

/** Has a message sent that could not be, or that was too old to go by itself: a message is a job. */
export function resendMail(context: PlatformContext, { id }: { id: string }, actor: Actor): Promise<void> {
  return retryJob(context, { id, kind: "mail" }, actor);
}
