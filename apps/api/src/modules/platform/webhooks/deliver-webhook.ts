import type { Handlers } from "../jobs";
import { attemptDelivery, type DeliveryContext } from "./attempt-delivery";
import { countWaiting, findDueDeliveries } from "./delivery.repo";
import { fanOutChanges } from "./fan-out-changes";
import { findEnabledReceiver, type Receiver } from "./webhook.repo";

const REQUESTS_AT_ONCE = 4;
// Of a receiver that fails, or that refuses one object. Each look for due deliveries may read all of them.
const MAX_WAITING = 10_000;

/** The job that sends to one webhook what is due. It runs every few seconds, in one process at a time. */
export function deliverWebhookJob(context: DeliveryContext): NonNullable<Handlers["webhook.deliver"]> {
  return async ({ webhookId }, { signal }) => {
    while (!signal.aborted) {
      // Read again for each round: the webhook may have been changed, disabled or deleted.
      const receiver = await findEnabledReceiver(context.db, webhookId);
      if (!receiver) return;
      const due = await findDue(context, receiver);
      if (due.length === 0) return;
      await Promise.all(due.map((delivery) => attemptDelivery(context, receiver, delivery, signal)));
    }
  };
}

/** Due deliveries. New ones are stored only when few are due and not too many wait; the others stay in the change log. */
async function findDue(context: DeliveryContext, receiver: Receiver) {
  const { db, clock } = context;
  const read = () => findDueDeliveries(db, receiver.id, REQUESTS_AT_ONCE, clock());
  const due = await read();
  if (due.length === REQUESTS_AT_ONCE) return due;
  if ((await countWaiting(db, receiver.id, MAX_WAITING)) === MAX_WAITING) return due;
  return (await fanOutChanges(context, receiver)) > 0 ? read() : due;
}
