import type { RefundLine, RefundState } from "@larkwood/contract";
import type { TaxPart } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";

interface RefundRow {
  id: string;
  state: RefundState;
  amountCents: string;
  /** By its credit note, where it has one. */
  creditedCents: string | null;
  reason: string;
  lines: RefundLine[];
  taxes: TaxPart[];
}

/** A refund that needs a credit note, and of how much. */
interface Uncredited extends Pick<RefundRow, "id" | "reason" | "lines"> {
  cents: number;
  /** Null where it is of a part of the refund only. */
  taxes: TaxPart[] | null;
}

/** What has gone back of the order's own payment, and is on no credit note yet. */
export async function refundsToCredit(tx: Executor, orderId: string): Promise<Uncredited[]> {
  const refunds = await queryRows<RefundRow>(
    tx,
    sql`
    SELECT refunds.id, state, refunds.amount_cents AS "amountCents", documents.amount_cents AS "creditedCents", reason, lines, taxes
    FROM refunds JOIN payments ON payments.order_id = refunds.order_id
    LEFT JOIN documents ON documents.refund_id = refunds.id
    WHERE refunds.order_id = ${orderId} AND state IN ('done', 'failed') AND cause <> 'late'
      -- Of the money that paid the order, by its first payment or a later part of it.
      AND (refunds.attempt_id IS NOT DISTINCT FROM payments.attempt_id
        OR payments.parts @> jsonb_build_array(jsonb_build_object('attemptId', refunds.attempt_id)))
    ORDER BY refunds.created_at, refunds.id`,
  );
  // A note stands when a bank sends its refund back: what it says is still owed, and the next refund pays that first.
  let owedCents = refunds
    .filter(({ state }) => state === "failed")
    .reduce((sum, { creditedCents }) => sum + Number(creditedCents ?? 0), 0);
  return refunds
    .filter(({ state }) => state === "done")
    .flatMap(({ id, reason, lines, taxes, amountCents, creditedCents }) => {
      const open = Number(amountCents) - Number(creditedCents ?? 0);
      const paid = Math.min(open, owedCents);
      owedCents -= paid;
      const cents = open - paid;
      if (creditedCents !== null || cents === 0) return [];
      return [{ id, reason, lines, taxes: paid === 0 ? taxes : null, cents }];
    });
}
