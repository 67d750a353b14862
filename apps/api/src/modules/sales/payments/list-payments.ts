import type { Payment, PaymentStatus } from "@larkwood/contract";
import { NEWEST_FIRST } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import type { Executor } from "../../../db/executor";
import { countPayments, paymentsAfter, toPayment } from "./payments.repo";

/** A page of payments, newest first. */
export function listPayments(
  { db }: { db: Executor },
  query: PageQuery & { status?: PaymentStatus | undefined },
): Promise<Page<Payment>> {
  return fetchPage(query, {
    order: NEWEST_FIRST,
    read: (after, limit) => paymentsAfter(db, query.status, after, limit),
    count: () => countPayments(db, query.status),
    positionOf: ({ createdAt, id }) => ({ key: createdAt, id }),
    map: toPayment,
  });
}
