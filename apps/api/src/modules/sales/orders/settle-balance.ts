import {
  leftOf,
  type OrderMoney,
  settleTotal,
  spreadRefund,
  sumOfSources,
  taxesBetween,
  taxInRefund,
} from "@larkwood/domain";
import type { Author } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { Transaction } from "../../../db/transaction";
import { houseOf } from "../../platform/mail";
import { findHeldOnPaper } from "../documents";
import {
  askForOther,
  askForRest,
  balancePayment,
  lockOwed,
  payNothing,
  putRefund,
  refundsOf,
} from "../payments";
import type { OrderContext } from "./order-context";
import type { OrderRow } from "./order-row";

interface Difference {
  before: OrderRow;
  money: OrderMoney;
  actor: Pick<Author["caller"], "userId" | "userName">;
  now: Date;
}

/**
 * Settles what an order costs more or less than before. Not paid yet, it asks for the new sum. Paid, it asks for the rest, or
 * what was paid too much goes back in the way it came: counted from all that came and is still here, so that however often an
 * order is changed, both sides are even in the end.
 */
export async function settleDifference(
  context: OrderContext,
  tx: Transaction,
  { before, money, actor, now }: Difference,
): Promise<void> {
  const order = await lockOwed(tx, before.id);
  if (!order) throw new AppError("not_found");
  if (order.paymentStatus === "expected") {
    if (order.amountCents !== money.totalCents)
      await askForOther(tx, { orderId: before.id, amountCents: money.totalCents, now });
    if (money.totalCents === 0) await payNothing(tx, order, now);
    return;
  }
  const left = leftOf(order.sources, await refundsOf(tx, before.id));
  const heldCents = sumOfSources(left);
  const { dueCents, backCents } = settleTotal(money.totalCents, heldCents);
  await askForRest(tx, { orderId: before.id, dueCents, now });
  const taxed = (await findHeldOnPaper(tx, before.id))?.taxes ?? before.taxes;
  const paper = { taxes: taxesBetween(money.taxes, taxed), totalCents: backCents };
  const house = houseOf(context);
  let passed = 0;
  for (const { attemptId, cents } of spreadRefund(left, backCents)) {
    await putRefund(tx, {
      order,
      attemptId,
      cause: "staff",
      settles: true,
      amountCents: cents,
      taxes: taxInRefund(paper, passed, cents),
      reason: "The order was changed",
      actor,
      house,
      now,
    });
    passed += cents;
  }
  await balancePayment(tx, before.id, now);
}
