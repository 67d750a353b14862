import type { PromotionReply } from "@larkwood/contract";
import { NEWEST_FIRST } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import type { Executor } from "../../../db/executor";
import type { SalesContext } from "../context";
import { toPromotion } from "./promotions.mapper";
import { countPromotions, promotionsAfter } from "./promotions.repo";

/** A page of promotions, newest first. */
export function listPromotions(
  { db, settings }: Pick<SalesContext, "settings"> & { db: Executor },
  query: PageQuery,
): Promise<Page<PromotionReply>> {
  return fetchPage(query, {
    order: NEWEST_FIRST,
    read: (after, limit) => promotionsAfter(db, after, limit),
    count: () => countPromotions(db),
    positionOf: ({ createdAt, id }) => ({ key: createdAt, id }),
    map: (row) => toPromotion(row, settings.current.timeZone),
  });
}
