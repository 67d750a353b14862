import type { Webhook, WebhookUpdate } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { inTransaction, type Transaction } from "../../../db/transaction";
import { recordAudit } from "../audit";
import type { PlatformContext } from "../context";
import { assertAllowed, auditValues } from "./assert-allowed";
import { getWebhook } from "./webhook.repo";

/** Changes a webhook. One that is enabled again continues where it stopped. */
export async function updateWebhook(
  context: PlatformContext,
  { id, ...form }: WebhookUpdate & { id: string },
  { caller, requestId }: Actor,
): Promise<Webhook> {
  const { db, clock } = context;
  assertAllowed(context, form, caller);
  const at = clock();
  const { url, description = "", events, enabled } = form;
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT FROM webhooks WHERE id = ${id} FOR UPDATE`);
    const before = await getWebhook(tx, id, at);
    const wasEnabled = before.state !== "disabled";
    const isEnabled = enabled ?? wasEnabled;
    const reason = isEnabled ? null : (before.disabledReason ?? "admin");
    await tx.execute(sql`
      UPDATE webhooks SET url = ${url}, description = ${description}, events = ${sql.param(events)}::text[],
        disabled_reason = ${reason}
      WHERE id = ${id}`);
    if (isEnabled && !wasEnabled) await restartDeliveries(tx, id, at);
    await recordAudit(tx, {
      actor: caller,
      action: "webhook.update",
      subjectType: "webhook",
      subjectId: id,
      before: { ...auditValues(before), enabled: wasEnabled },
      after: { ...auditValues(form), enabled: isEnabled },
      requestId,
      at,
    });
    return getWebhook(tx, id, at);
  });
}

/** Makes all waiting deliveries due, with all their attempts. */
async function restartDeliveries(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE webhook_deliveries SET next_at = ${at.toISOString()}::timestamptz, attempts = 0
    WHERE webhook_id = ${id} AND next_at IS NOT NULL`);
}
