import { endpoints, LIMITS } from "@larkwood/contract";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { decodeCursor, NEWEST_FIRST } from "../../keyset";
import { cutPage } from "../../page";
import type { Route } from "../../plugins/endpoint";
import { pageHeaders } from "../../plugins/page-links";
import { recordAudit } from "../audit/audit.repo";
import { markPayment } from "./mark-payment";
import { countPayments, listPayments, toPayment } from "./payments.repo";

export function paymentRoutes(route: Route, { db, clock }: AppContext): void {
  route(endpoints.listPayments, async ({ query, request, reply }) => {
    const limit = query.limit ?? LIMITS.pageSize;
    const [rows, total] = await Promise.all([
      listPayments(db, query.status, decodeCursor(query.cursor, NEWEST_FIRST), limit + 1),
      countPayments(db, query.status),
    ]);
    const placed = rows.map((row) => ({ row, place: { key: row.createdAt, id: row.id, part: 0 } }));
    const page = cutPage(placed, limit, total, ({ row }) => toPayment(row));
    reply.headers(pageHeaders(request, page));
    return page.items;
  });

  route(endpoints.markPayment, async ({ params, body, caller, request }) => {
    const at = clock();
    return inTransaction(db, async (tx) => {
      const { before, after } = await markPayment(tx, params.id, body.status, at);
      const event = {
        actor: caller,
        action: `payment.${body.status}`,
        subjectType: "payment",
        subjectId: params.id,
      } as const;
      await recordAudit(tx, { ...event, before, after, requestId: request.id, at });
      return after;
    });
  });
}
