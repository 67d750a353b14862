import type { AppContext } from "../../../context";
import type { Actor } from "../../../core/actor";
import { retryJob } from "../jobs";

/** Has a message sent that could not be, or that was too old to go by itself: a message is a job. */
export function resendMail(context: AppContext, { id }: { id: string }, actor: Actor): Promise<void> {
  return retryJob(context, { id, kind: "mail" }, actor);
}
