import type { ChangeEvent } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../audit";
import type { PlatformContext } from "../context";
import { deleteRecurringJob } from "../jobs";
import { auditValues } from "./assert-allowed";
import { jobKeyOf } from "./webhook.repo";

/** Deletes a webhook, its deliveries and its job. A request under way is not stopped. */
export async function deleteWebhook(
  { db, clock }: PlatformContext,
  { id }: { id: string },
  { caller, requestId }: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const deleted = await queryFirst<{ url: string; events: ChangeEvent[] }>(
      tx,
      sql`DELETE FROM webhooks WHERE id = ${id} RETURNING url, events`,
    );
    if (!deleted) throw new AppError("not_found");
    await deleteRecurringJob(tx, jobKeyOf(id));
    await recordAudit(tx, {
      actor: caller,
      action: "webhook.delete",
      subjectType: "webhook",
      subjectId: id,
      before: auditValues(deleted),
      requestId,
      at: clock(),
    });
  });
}
