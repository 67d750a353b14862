import { endpoints, LIMITS } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { newId } from "../../ids";
import { decodeCursor, NEWEST_FIRST } from "../../keyset";
import { cutPage } from "../../page";
import type { Route } from "../../plugins/endpoint";
import { pageHeaders } from "../../plugins/page-links";
import { recordAudit } from "../audit/audit.repo";
import { countCoupons, endCoupon, insertCoupon, listCoupons, toCoupon } from "./coupons.repo";

export function couponRoutes(route: Route, { db, clock }: AppContext): void {
  route(endpoints.listCoupons, async ({ query, request, reply }) => {
    const limit = query.limit ?? LIMITS.pageSize;
    const [rows, total] = await Promise.all([
      listCoupons(db, decodeCursor(query.cursor, NEWEST_FIRST), limit + 1),
      countCoupons(db),
    ]);
    const placed = rows.map((row) => ({ row, place: { key: row.createdAt, id: row.id, part: 0 } }));
    const page = cutPage(placed, limit, total, ({ row }) => toCoupon(row));
    reply.headers(pageHeaders(request, page));
    return page.items;
  });

  route(endpoints.createCoupon, async ({ body, caller, request }) => {
    const at = clock();
    const id = newId(at);
    return inTransaction(db, async (tx) => {
      const coupon = await insertCoupon(tx, id, body, at);
      const event = { actor: caller, action: "coupon.create", subjectType: "coupon", subjectId: id } as const;
      await recordAudit(tx, { ...event, after: coupon, requestId: request.id, at });
      return coupon;
    });
  });

  route(endpoints.endCoupon, async ({ params, caller, request }) => {
    const at = clock();
    return inTransaction(db, async (tx) => {
      const coupon = await endCoupon(tx, params.id, at);
      if (!coupon) throw new AppError("not_found");
      const event = {
        actor: caller,
        action: "coupon.end",
        subjectType: "coupon",
        subjectId: params.id,
      } as const;
      await recordAudit(tx, { ...event, after: coupon, requestId: request.id, at });
      return coupon;
    });
  });
}
