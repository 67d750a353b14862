import type { WebhookWithSecret } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { executeUpdate } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../audit";
import type { PlatformContext } from "../context";
import { auditValues } from "./assert-allowed";
import { getWebhook } from "./webhook.repo";
import { encryptSecret, newWebhookSecret } from "./webhook-secret";

const OVERLAP_MS = 86_400_000;

/** Gives a webhook a new secret. For a day its deliveries are signed with both, so that the receiver can change over. */
export async function rotateSecret(
  { db, clock, config }: PlatformContext,
  { id }: { id: string },
  { caller, requestId }: Actor,
): Promise<WebhookWithSecret> {
  const at = clock();
  const secret = newWebhookSecret();
  const until = new Date(at.getTime() + OVERLAP_MS);
  const webhook = await inTransaction(db, async (tx) => {
    const changed = await executeUpdate(
      tx,
      sql`
      UPDATE webhooks SET previous_secret = secret, previous_secret_until = ${until.toISOString()}::timestamptz,
        secret = ${encryptSecret(config.authSecret, id, secret)}::bytea
      WHERE id = ${id}`,
    );
    if (changed === 0) throw new AppError("not_found");
    const rotated = await getWebhook(tx, id, at);
    await recordAudit(tx, {
      actor: caller,
      action: "webhook.secret",
      subjectType: "webhook",
      subjectId: id,
      after: auditValues(rotated),
      requestId,
      at,
    });
    return rotated;
  });
  return { ...webhook, secret };
}
