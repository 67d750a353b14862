import type { WebhookDelivery } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { recordAudit } from "../audit";
import type { PlatformContext } from "../context";
import { auditValues } from "./assert-allowed";
import { attemptNow } from "./attempt-delivery";
import { getDelivery, getWebhookDelivery } from "./delivery.repo";
import { getReceiver } from "./webhook.repo";

/** Sends a delivery again at once, whatever became of it, and returns the result. */
export async function retryDelivery(
  context: PlatformContext,
  { id }: { id: string },
  { caller, requestId }: Actor,
): Promise<WebhookDelivery> {
  const { db, clock } = context;
  const delivery = await getDelivery(db, id);
  const receiver = await getReceiver(db, delivery.webhookId);
  await recordAudit(db, {
    actor: caller,
    action: "webhook.retry",
    subjectType: "webhook",
    subjectId: receiver.id,
    after: { ...auditValues(receiver), delivery: id, event: delivery.event },
    requestId,
    at: clock(),
  });
  await attemptNow(context, receiver, delivery);
  return getWebhookDelivery(db, id);
}
