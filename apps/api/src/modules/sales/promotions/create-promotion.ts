import { LIMITS, type PromotionForm, type PromotionReply } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { recordAudit } from "../../platform/audit";
import { withIdempotencyKey } from "../../platform/idempotency";
import type { SalesContext } from "../context";
import { toPromotion } from "./promotions.mapper";
import { countAutomatic, findPromotion, writePromotion } from "./promotions.repo";

interface CreateInput {
  form: PromotionForm;
  /** Idempotency key: the same key never creates two promotions. */
  key: string | undefined;
}

/** Creates a promotion, or returns the one that the same key created before. */
export async function createPromotion(
  { db, clock, settings, catalogueChanges }: SalesContext,
  { form, key }: CreateInput,
  { caller, requestId }: Actor,
): Promise<PromotionReply> {
  const at = clock();
  const id = newId(at);
  const { timeZone } = settings.current;
  const keyed = { userId: caller.userId, key, request: form, resourceId: id };
  const created = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
    await claimed;
    // Every cart is compared with all of them.
    if (form.code === null && (await countAutomatic(tx, at)) >= LIMITS.automaticPromotions)
      throw new AppError("invalid_input", {
        errors: { code: `You can have at most ${LIMITS.automaticPromotions} promotions without a code` },
      });
    const promotion = toPromotion(await writePromotion(tx, id, form, { now: at, timeZone }), timeZone);
    await recordAudit(tx, {
      actor: caller,
      action: "promotion.create",
      subjectType: "promotion",
      subjectId: id,
      after: promotion,
      requestId,
      at,
    });
    return promotion;
  });
  if (created.isNew) {
    catalogueChanges.invalidate([]);
    return created.result;
  }
  const row = await findPromotion(db, created.resourceId ?? id);
  if (!row) throw new AppError("not_found");
  return toPromotion(row, timeZone);
}
