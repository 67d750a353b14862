import type { Coupon } from "@larkwood/contract";
import { NEWEST_FIRST } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import type { Executor } from "../../../db/executor";
import type { SalesContext } from "../context";
import { countCoupons, couponsAfter, toCoupon } from "./coupons.repo";

/** A page of coupons, newest first. */
export function listCoupons(
  { db, settings }: Pick<SalesContext, "settings"> & { db: Executor },
  query: PageQuery,
): Promise<Page<Coupon>> {
  return fetchPage(query, {
    order: NEWEST_FIRST,
    read: (after, limit) => couponsAfter(db, after, limit),
    count: () => countCoupons(db),
    positionOf: ({ createdAt, id }) => ({ key: createdAt, id }),
    map: (row) => toCoupon(row, settings.current.timeZone),
  });
}
