import type { Coupon } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { SalesContext } from "../context";
import { endCouponRow } from "./coupons.repo";

/** Ends a coupon now. Does nothing if it has already ended. */
export async function endCoupon(
  { db, clock, settings }: SalesContext,
  { id }: { id: string },
  { caller, requestId }: Actor,
): Promise<Coupon> {
  const at = clock();
  return inTransaction(db, async (tx) => {
    const coupon = await endCouponRow(tx, id, { now: at, timeZone: settings.current.timeZone });
    if (!coupon) throw new AppError("not_found");
    await recordAudit(tx, {
      actor: caller,
      action: "coupon.end",
      subjectType: "coupon",
      subjectId: id,
      after: coupon,
      requestId,
      at,
    });
    return coupon;
  });
}
