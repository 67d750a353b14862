import type { Actor } from "../../../core/actor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { SalesContext } from "../context";
import { toPromotion } from "./promotions.mapper";
import { deletePromotionRow, lockPromotion } from "./promotions.repo";

/** Deletes a promotion. Orders that have it keep what it took off them. */
export async function deletePromotion(
  { db, clock, settings, catalogueChanges }: SalesContext,
  { id }: { id: string },
  { caller, requestId }: Actor,
): Promise<void> {
  const at = clock();
  await inTransaction(db, async (tx) => {
    const before = toPromotion(await lockPromotion(tx, id), settings.current.timeZone);
    await deletePromotionRow(tx, id);
    await recordAudit(tx, {
      actor: caller,
      action: "promotion.delete",
      subjectType: "promotion",
      subjectId: id,
      before,
      requestId,
      at,
    });
  });
  catalogueChanges.invalidate([]);
}
