import {
  allocateRefund,
  type OrderMoney,
  remainingBySource,
  settleTotal,
  sumOfSources,
  taxesBetween,
  taxInRefund,
} from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { Transaction } from "../../../db/transaction";
import { toSenderProfile } from "../../platform/mail";
import { findInvoicedTotal } from "../documents";
import {
  enqueueRefund,
  lockOrderToPay,
  markFreeOrderPaid,
  reconcilePayment,
  refundsOf,
  setBalanceDue,
  updateAmountDue,
} from "../payments";
import type { OrderContext } from "./order-context";
import type { OrderRow } from "./order-row";

interface SettleInput {
  before: OrderRow;
  money: OrderMoney;
  actor: Pick<Actor["caller"], "userId" | "userName">;
  now: Date;
}

/**
 * Settles a changed order total. Unpaid order: updates the amount due. Paid order: sets a balance due, or refunds the
 * excess through the original payments. Compares with all money received and not refunded, so repeated changes add up.
 */
export async function settleBalance(
  context: OrderContext,
  tx: Transaction,
  { before, money, actor, now }: SettleInput,
): Promise<void> {
  const order = await lockOrderToPay(tx, before.id);
  if (!order) throw new AppError("not_found");
  if (order.paymentStatus === "expected") {
    if (order.amountCents !== money.totalCents)
      await updateAmountDue(tx, { orderId: before.id, amountCents: money.totalCents, now });
    if (money.totalCents === 0) await markFreeOrderPaid(tx, order, now);
    return;
  }
  const remaining = remainingBySource(order.sources, await refundsOf(tx, before.id));
  const heldCents = sumOfSources(remaining);
  const { dueCents, backCents } = settleTotal(money.totalCents, heldCents);
  await setBalanceDue(tx, { orderId: before.id, dueCents, now });
  const invoicedTaxes = (await findInvoicedTotal(tx, before.id))?.taxes ?? before.taxes;
  const refundTotals = { taxes: taxesBetween(money.taxes, invoicedTaxes), totalCents: backCents };
  const sender = toSenderProfile(context);
  let allocatedCents = 0;
  for (const { attemptId, cents } of allocateRefund(remaining, backCents)) {
    await enqueueRefund(tx, {
      order,
      attemptId,
      cause: "staff",
      settles: true,
      amountCents: cents,
      taxes: taxInRefund(refundTotals, allocatedCents, cents),
      reason: "The order was changed",
      actor,
      sender,
      now,
    });
    allocatedCents += cents;
  }
  await reconcilePayment(tx, before.id, now);
}
