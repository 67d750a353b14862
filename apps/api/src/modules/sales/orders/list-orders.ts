import type { OrderSummary } from "@larkwood/contract";
import type { Visitor } from "../../../core/actor";
import { NEWEST_FIRST } from "../../../core/cursor";
import { type Page, type PageQuery, readPage } from "../../../core/pagination";
import type { Executor } from "../../../db/executor";
import { imageAddress } from "../../catalogue/products";
import { toOrderSummary } from "./orders.mapper";
import { countOrders, type OrderFilter, ordersAfter } from "./orders.repo";

/** A page of orders, newest first. Whose orders may be seen is decided by who calls this. */
export function listOrders(
  { db }: { db: Executor },
  query: PageQuery & OrderFilter,
  { origin }: Visitor,
): Promise<Page<OrderSummary>> {
  const image = imageAddress(origin);
  return readPage(query, {
    order: NEWEST_FIRST,
    read: (after, limit) => ordersAfter(db, query, after, limit),
    count: () => countOrders(db, query),
    placeOf: ({ createdAt, id }) => ({ key: createdAt, id }),
    map: (row) => toOrderSummary(row, image),
  });
}
