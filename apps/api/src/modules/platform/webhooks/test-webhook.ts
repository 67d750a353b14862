import { randomUUID } from "node:crypto";
import { TEST_EVENT, type WebhookDelivery } from "@larkwood/contract";
import type { PlatformContext } from "../context";
import { attemptNow } from "./attempt-delivery";
import { getDelivery, getWebhookDelivery, insertDeliveries } from "./delivery.repo";
import { messageBody } from "./message";
import { getReceiver } from "./webhook.repo";

/** Sends a test event at once, also to a disabled webhook, and returns the result. */
export async function testWebhook(
  context: PlatformContext,
  { id }: { id: string },
): Promise<WebhookDelivery> {
  const { db, clock } = context;
  const receiver = await getReceiver(db, id);
  const now = clock();
  const test = {
    messageId: `test_${randomUUID().replaceAll("-", "")}`,
    event: TEST_EVENT,
    objectId: null,
    body: messageBody({ type: TEST_EVENT, timestamp: now.toISOString(), data: {} }),
  };
  const [deliveryId = ""] = await insertDeliveries(db, id, [test], { now, nextAt: null });
  await attemptNow(context, receiver, await getDelivery(db, deliveryId));
  return getWebhookDelivery(db, deliveryId);
}
