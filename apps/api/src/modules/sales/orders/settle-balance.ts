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

interface Difference {
  before: OrderRow;
  money: OrderMoney;
  actor: Pick<Actor["caller"], "userId" | "userName">;
  now: Date;
}

/**
 * Settles what an order costs more or less than before. Not paid yet, it asks for the new sum. Paid, it asks for the rest, or
 * what was paid too much goes back in the way it came: counted from all that came and is still here, so that however often an
 * order is changed, both sides are even in the end.
 */
export async function settleBalance(
  context: OrderContext,
  tx: Transaction,
  { before, money, actor, now }: Difference,
): Promise<void> {
  const order = await lockOrderToPay(tx, before.id);
  if (!order) throw new AppError("not_found");
  if (order.paymentStatus === "expected") {
    if (order.amountCents !== money.totalCents)
      await updateAmountDue(tx, { orderId: before.id, amountCents: money.totalCents, now });
    if (money.totalCents === 0) await markFreeOrderPaid(tx, order, now);
    return;
  }
  const left = remainingBySource(order.sources, await refundsOf(tx, before.id));
  const heldCents = sumOfSources(left);
  const { dueCents, backCents } = settleTotal(money.totalCents, heldCents);
  await setBalanceDue(tx, { orderId: before.id, dueCents, now });
  const taxed = (await findInvoicedTotal(tx, before.id))?.taxes ?? before.taxes;
  const paper = { taxes: taxesBetween(money.taxes, taxed), totalCents: backCents };
  const sender = toSenderProfile(context);
  let passed = 0;
  for (const { attemptId, cents } of allocateRefund(left, backCents)) {
    await enqueueRefund(tx, {
      order,
      attemptId,
      cause: "staff",
      settles: true,
      amountCents: cents,
      taxes: taxInRefund(paper, passed, cents),
      reason: "The order was changed",
      actor,
      sender,
      now,
    });
    passed += cents;
  }
  await reconcilePayment(tx, before.id, now);
}
