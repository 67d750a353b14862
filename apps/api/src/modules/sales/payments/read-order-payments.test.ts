import { expect, it } from "vitest";
import type { Transaction } from "../../../db/transaction";
import { paidByCard } from "../../../testing/fixtures/card-orders";
import { duringCall } from "../../../testing/in-flight";
import { openOrderDatabase } from "../../../testing/order-database";
import { sqlOn } from "../../../testing/plain-sql";
import { readOrderPayments } from "./read-order-payments";
import { changeRefund, reconcilePayment, refundsOf } from "./refunds.repo";

const { own } = openOrderDatabase();

it("includes a concurrent refund both in the list and in the sum, or in neither", async () => {
  const { db } = own.database;
  const { id, refund } = await paidByCard(db, { shopper: own.shopper, staff: own.admin });
  await refund({ amount: 50 });
  const [row] = await refundsOf(db, id);
  if (!row) throw new Error("no refund");
  const set = (state: "pending" | "done") => async (tx: Transaction) => {
    // The lock stops the reader after it has read the sum and before it reads the refunds.
    await sqlOn(tx)`LOCK TABLE payment_attempts IN ACCESS EXCLUSIVE MODE`;
    await changeRefund(tx, row.id, { state, reference: null, now: new Date() });
    await reconcilePayment(tx, id, new Date());
  };
  for (const state of ["pending", "done"] as const) {
    const { refunded, refunds } = await duringCall(db, set(state), () => readOrderPayments(db, id));
    expect(refunded).toBe(refunds[0]?.state === "done" ? 50 : 0);
  }
});
