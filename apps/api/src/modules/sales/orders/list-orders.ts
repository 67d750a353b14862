import type { OrderSummary } from "@larkwood/contract";
import type { AnonymousActor } from "../../../core/actor";
import { NEWEST_FIRST } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import type { Executor } from "../../../db/executor";
import { toImageUrl } from "../../catalogue/products";
import type { SalesContext } from "../context";
import type { OrderFilter } from "./order-filter";
import { toOrderSummary } from "./orders.mapper";
import { countOrders, ordersAfter } from "./orders.repo";

/** A page of orders, by default newest first. The caller checks access. */
export function listOrders(
  { db, settings }: { db: Executor; settings: SalesContext["settings"] },
  query: PageQuery & OrderFilter,
  { origin }: AnonymousActor,
): Promise<Page<OrderSummary>> {
  const view = { image: toImageUrl(origin), currency: settings.current.currency };
  return fetchPage(query, {
    order: NEWEST_FIRST,
    read: (after, limit) => ordersAfter(db, query, after, limit),
    count: () => countOrders(db, query),
    positionOf: ({ createdAt, updatedAt, cursorId }) => ({
      key: query.sort === "updated" ? updatedAt : createdAt,
      id: cursorId,
    }),
    map: (row) => toOrderSummary(row, view),
  });
}
