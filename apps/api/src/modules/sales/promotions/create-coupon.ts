import type { Coupon, NewCoupon } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { recordAudit } from "../../platform/audit";
import { withIdempotencyKey } from "../../platform/idempotency";
import type { SalesContext } from "../context";
import { findCoupon, insertCoupon } from "./coupons.repo";

interface CreateInput {
  form: NewCoupon;
  /** Idempotency key: the same key never creates two coupons. */
  key: string | undefined;
}

/** Creates a coupon, or returns the one that the same key created before. */
export async function createCoupon(
  { db, clock, settings }: SalesContext,
  { form, key }: CreateInput,
  { caller, requestId }: Actor,
): Promise<Coupon> {
  const at = clock();
  const id = newId(at);
  const keyed = { userId: caller.userId, key, request: form, resourceId: id };
  const created = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
    await claimed;
    const coupon = await insertCoupon(tx, id, form, { now: at, timeZone: settings.current.timeZone });
    await recordAudit(tx, {
      actor: caller,
      action: "coupon.create",
      subjectType: "coupon",
      subjectId: id,
      after: coupon,
      requestId,
      at,
    });
    return coupon;
  });
  const coupon = created.isNew
    ? created.result
    : await findCoupon(db, created.resourceId ?? id, settings.current.timeZone);
  if (!coupon) throw new AppError("not_found");
  return coupon;
}
