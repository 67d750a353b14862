import type { AdminReview } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { toImageUrl } from "../../catalogue/products";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import type { SalesContext } from "../context";
import { findReview, lockReview, toAdminReview } from "./review.repo";

/** Stores the shop's public answer to a review, or removes it. */
export async function replyToReview(
  { db, clock }: SalesContext,
  { id, text }: { id: string; text: string },
  { caller, requestId, origin }: Actor,
): Promise<AdminReview> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    if (!(await lockReview(tx, id))) throw new AppError("not_found");
    await tx.execute(sql`
      UPDATE reviews SET reply = ${text || null}, replied_at = ${text ? now.toISOString() : null} WHERE id = ${id}`);
    await recordAudit(tx, {
      actor: caller,
      action: "review.reply",
      subjectType: "review",
      subjectId: id,
      // Without the text, which may address the customer by name.
      after: { hasReply: text !== "" },
      requestId,
      at: now,
    });
    const changed = await findReview(tx, id);
    if (!changed) throw new AppError("not_found");
    return toAdminReview(changed, toImageUrl(origin));
  });
}
