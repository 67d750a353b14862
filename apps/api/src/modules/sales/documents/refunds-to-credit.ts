import type { RefundLine, RefundState } from "@larkwood/contract";
import type { TaxPart } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";

interface RefundRow {
  id: string;
  state: RefundState;
  amountCents: string;
  /** The amount of its credit note, if there is one. */
  creditedCents: string | null;
  reason: string;
  lines: RefundLine[];
  withShipping: boolean;
  /** Whether it settles a lower total of a changed order. */
  settles: boolean;
  taxes: TaxPart[];
}

/** A refund that needs a credit note. */
interface UncreditedRefund extends Pick<RefundRow, "id" | "reason" | "lines" | "withShipping" | "settles"> {
  cents: number;
  /** The items of earlier refunds. */
  before: RefundLine[];
  /** Null if the credit note covers only part of the refund. */
  taxes: TaxPart[] | null;
}

/** Completed refunds of the order's payment without a credit note, and the items of all its refunds. */
export async function refundsToCredit(
  tx: Executor,
  orderId: string,
): Promise<{ uncredited: UncreditedRefund[]; refundedLines: RefundLine[] }> {
  const refunds = await queryRows<RefundRow>(
    tx,
    sql`
    SELECT refunds.id, state, refunds.amount_cents AS "amountCents", documents.amount_cents AS "creditedCents", reason, lines,
      with_shipping AS "withShipping", settles, taxes
    FROM refunds JOIN payments ON payments.order_id = refunds.order_id
    LEFT JOIN documents ON documents.refund_id = refunds.id
    WHERE refunds.order_id = ${orderId} AND cause <> 'late'
      -- Only refunds of the order's payment, not of late or duplicate payments.
      AND (refunds.attempt_id IS NOT DISTINCT FROM payments.attempt_id
        OR payments.parts @> jsonb_build_array(jsonb_build_object('attemptId', refunds.attempt_id)))
    ORDER BY refunds.created_at, refunds.id`,
  );
  // The credit note of a failed refund stays valid; the next refund pays this amount first and needs no note for it.
  let owedCents = refunds
    .filter(({ state }) => state === "failed")
    .reduce((sum, { creditedCents }) => sum + Number(creditedCents ?? 0), 0);
  const before: RefundLine[] = [];
  const uncredited = refunds.flatMap((refund): UncreditedRefund[] => {
    if (refund.state === "failed") return [];
    const earlier = [...before];
    before.push(...refund.lines);
    if (refund.state !== "done") return [];
    const { id, reason, lines, withShipping, settles, taxes, amountCents, creditedCents } = refund;
    const open = Number(amountCents) - Number(creditedCents ?? 0);
    const paid = Math.min(open, owedCents);
    owedCents -= paid;
    const cents = open - paid;
    if (creditedCents !== null || cents === 0) return [];
    return [
      { id, reason, lines, withShipping, settles, before: earlier, taxes: paid === 0 ? taxes : null, cents },
    ];
  });
  return { uncredited, refundedLines: before };
}
