import type { Coupon, CouponForm } from "@larkwood/contract";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { newId } from "../../ids";
import { recordAudit } from "../audit";
import { insertCoupon } from "./coupons.repo";

export async function createCoupon(
  { db, clock, config }: AppContext,
  form: CouponForm,
  { caller, requestId }: Author,
): Promise<Coupon> {
  const at = clock();
  const id = newId(at);
  return inTransaction(db, async (tx) => {
    const coupon = await insertCoupon(tx, id, form, { now: at, timeZone: config.timeZone });
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
}
