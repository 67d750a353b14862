import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { SalesContext } from "../context";
import { lockReview } from "./review.repo";

/** Deletes the caller's own review. */
export async function deleteReview(
  { db, clock, catalogueChanges }: SalesContext,
  { id }: { id: string },
  { caller, requestId }: Actor,
): Promise<void> {
  const { state, productId } = await inTransaction(db, async (tx) => {
    const review = await lockReview(tx, id);
    if (review?.userId !== caller.userId) throw new AppError("not_found");
    await tx.execute(sql`DELETE FROM reviews WHERE id = ${id}`);
    await recordAudit(tx, {
      actor: caller,
      action: "review.delete",
      subjectType: "review",
      subjectId: id,
      before: { state: review.state, productId: review.productId },
      requestId,
      at: clock(),
    });
    return review;
  });
  if (state === "published") catalogueChanges.invalidate([productId]);
}
