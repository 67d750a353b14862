import type { OrderSummary } from "@larkwood/contract";
import type { AnonymousActor } from "../../../core/actor";
import { NEWEST_FIRST } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import type { Executor } from "../../../db/executor";
import { toImageUrl } from "../../catalogue/products";
import { toOrderSummary } from "./orders.mapper";
import { countOrders, type OrderFilter, ordersAfter } from "./orders.repo";

/** A page of orders, newest first. The caller checks access. */
export function listOrders(
  { db }: { db: Executor },
  query: PageQuery & OrderFilter,
  { origin }: AnonymousActor,
): Promise<Page<OrderSummary>> {
  const image = toImageUrl(origin);
  return fetchPage(query, {
    order: NEWEST_FIRST,
    read: (after, limit) => ordersAfter(db, query, after, limit),
    count: () => countOrders(db, query),
    positionOf: ({ createdAt, id }) => ({ key: createdAt, id }),
    map: (row) => toOrderSummary(row, image),
  });
}
