import type { AdminReview, AuditAction, ReviewState } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { toImageUrl } from "../../catalogue/products";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import type { SalesContext } from "../context";
import { findReview, lockReview, toAdminReview } from "./review.repo";

const ACTIONS: Record<ReviewState, AuditAction> = {
  pending: "review.pending",
  published: "review.publish",
  rejected: "review.reject",
};

/** Publishes or rejects a review. */
export async function setReviewState(
  { db, clock, catalogueChanges }: SalesContext,
  { id, state }: { id: string; state: ReviewState },
  { caller, requestId, origin }: Actor,
): Promise<AdminReview> {
  const review = await inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    const before = await lockReview(tx, id);
    if (!before) throw new AppError("not_found");
    if (before.state !== state) {
      await tx.execute(sql`UPDATE reviews SET state = ${state} WHERE id = ${id}`);
      await recordAudit(tx, {
        actor: caller,
        action: ACTIONS[state],
        subjectType: "review",
        subjectId: id,
        before: { state: before.state },
        after: { state },
        requestId,
        at: clock(),
      });
    }
    const changed = await findReview(tx, id);
    if (!changed) throw new AppError("not_found");
    return changed;
  });
  catalogueChanges.invalidate([review.productId]);
  return toAdminReview(review, toImageUrl(origin));
}
