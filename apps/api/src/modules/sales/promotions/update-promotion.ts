import { LIMITS, type PromotionForm, type PromotionReply } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { SalesContext } from "../context";
import { toPromotion } from "./promotions.mapper";
import { countAutomatic, findPromotion, lockPromotion, recountUses, writePromotion } from "./promotions.repo";

/** Replaces a promotion. Orders that have it keep what it took off them. */
export async function updatePromotion(
  { db, clock, settings, catalogueChanges }: SalesContext,
  { id, form }: { id: string; form: PromotionForm },
  { caller, requestId }: Actor,
): Promise<PromotionReply> {
  const at = clock();
  const { timeZone } = settings.current;
  const saved = await inTransaction(db, async (tx) => {
    const before = toPromotion(await lockPromotion(tx, id), timeZone);
    await writePromotion(tx, id, form, { now: at, timeZone });
    if (form.code === null && (await countAutomatic(tx, at)) > LIMITS.automaticPromotions)
      throw new AppError("invalid_input", {
        errors: { code: `You can have at most ${LIMITS.automaticPromotions} promotions without a code` },
      });
    await recountUses(tx, id);
    const row = await findPromotion(tx, id);
    if (!row) throw new AppError("not_found");
    const after = toPromotion(row, timeZone);
    await recordAudit(tx, {
      actor: caller,
      action: "promotion.update",
      subjectType: "promotion",
      subjectId: id,
      before,
      after,
      requestId,
      at,
    });
    return after;
  });
  catalogueChanges.invalidate([]);
  return saved;
}
