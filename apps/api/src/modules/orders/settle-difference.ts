import { type OrderMoney, taxInRefund } from "@larkwood/domain";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { Transaction } from "../../db/transaction";
import { houseOf } from "../mail";
import { askForOther, balancePayment, lockOwed, putRefund } from "../payments";
import type { OrderContext } from "./order-context";
import type { OrderRow } from "./order-row";

interface Difference {
  before: OrderRow;
  money: OrderMoney;
  actor: Pick<Author["caller"], "userId" | "userName">;
  now: Date;
}

/**
 * Settles what an order costs more or less than before. Not paid yet, it asks for the new sum; what was paid too much goes
 * back in the way it came.
 */
export async function settleDifference(
  context: OrderContext,
  tx: Transaction,
  { before, money, actor, now }: Difference,
): Promise<void> {
  const order = await lockOwed(tx, before.id);
  if (!order) throw new AppError("not_found");
  const lessCents = Number(before.totalCents) - money.totalCents;
  if (lessCents === 0) return;
  if (order.paymentStatus === "expected")
    return askForOther(tx, { orderId: before.id, amountCents: money.totalCents, now });
  if (lessCents < 0)
    throw new AppError("order_unchangeable", {
      detail: "This order is paid, and would cost more. Take what is added as an order of its own.",
    });
  const { attemptId } = order;
  const bought = { taxes: before.taxes, totalCents: Number(before.totalCents) };
  const house = houseOf(context);
  await putRefund(tx, {
    order,
    attemptId,
    cause: "staff",
    amountCents: lessCents,
    taxes: taxInRefund(bought, 0, lessCents),
    reason: "The order was changed",
    actor,
    house,
    now,
  });
  if (!attemptId) await balancePayment(tx, before.id, now);
}
