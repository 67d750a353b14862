import type { WebhookForm, WebhookWithSecret } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { isBelowLimit } from "../../../db/row-limit";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../audit";
import { currentCursor } from "../change-log";
import type { PlatformContext } from "../context";
import { enqueueJob } from "../jobs";
import { assertAllowed, auditValues } from "./assert-allowed";
import { getWebhook, jobKeyOf } from "./webhook.repo";
import { encryptSecret, newWebhookSecret } from "./webhook-secret";

// As many as one process delivers to at once.
const MAX_WEBHOOKS = 20;

/** Creates a webhook for events from now on. Only this result contains its secret. */
export async function createWebhook(
  context: PlatformContext,
  form: WebhookForm,
  { caller, requestId }: Actor,
): Promise<WebhookWithSecret> {
  const { db, clock, config } = context;
  assertAllowed(context, form, caller);
  const at = clock();
  const id = newId(at);
  const secret = newWebhookSecret();
  const { url, description = "", events } = form;
  const now = sql`${at.toISOString()}::timestamptz`;
  const webhook = await inTransaction(db, async (tx) => {
    if (!(await isBelowLimit(tx, "webhooks", MAX_WEBHOOKS))) throw new AppError("too_many_webhooks");
    await tx.execute(sql`
      INSERT INTO webhooks (id, url, description, events, secret, cursor, read_at, created_at)
      VALUES (${id}, ${url}, ${description}, ${sql.param(events)}::text[],
        ${encryptSecret(config.authSecret, id, secret)}::bytea, ${await currentCursor(tx)}, ${now}, ${now})`);
    await enqueueJob(tx, {
      kind: "webhook.deliver",
      payload: { webhookId: id },
      now: at,
      recurringKey: jobKeyOf(id),
    });
    await recordAudit(tx, {
      actor: caller,
      action: "webhook.create",
      subjectType: "webhook",
      subjectId: id,
      after: auditValues(form),
      requestId,
      at,
    });
    return getWebhook(tx, id, at);
  });
  return { ...webhook, secret };
}
