import { expect, it } from "vitest";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { order, orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { paymentOf } from "../../../testing/fixtures/payments";
import { openOrderDatabase } from "../../../testing/order-database";
import { sqlOn } from "../../../testing/plain-sql";
import { changeOrder } from "../orders/change-order";
import { lockOrder } from "../orders/orders.repo";
import { markPayment } from "./mark-payment";

const { own, at, by } = openOrderDatabase();

async function placeOrder() {
  const { db } = own.database;
  const items = [{ productId: await storeProduct(db, 5, 10_000), quantity: 1 }];
  const { id } = await order(db, own.shopper, orderBody(items));
  return { id, paymentId: (await paymentOf(db, id)).id };
}

it("waits for a transaction that holds the order, without a deadlock", async () => {
  const { db } = own.database;
  const { id, paymentId } = await placeOrder();
  const { marked } = await inTransaction(db, async (tx) => {
    await sqlOn(tx)`SELECT FROM orders WHERE id = ${id} FOR UPDATE`;
    const marked = markPayment(at(new Date()), { id: paymentId, status: "received" }, by(own.admin)).then(
      () => "marked",
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
    await expect
      .poll(
        () =>
          sqlOn(db)`
          SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        { timeout: 60_000 },
      )
      .toHaveLength(1);
    // Every transaction that changes an order locks it this way.
    await lockOrder(tx, id);
    return { marked };
  });
  expect(await marked).toBe("marked");
  expect((await paymentOf(db, id)).status).toBe("received");
});

it("refuses the mark if the total has changed since the admin saw it", async () => {
  const { db } = own.database;
  const { id, paymentId } = await placeOrder();
  const { version } = await paymentOf(db, id);
  const lines = [{ position: 1, quantity: 2 }];
  await changeOrder(at(new Date()), { id, change: { version, lines } }, by(own.admin));
  const mark = (amount: number) =>
    markPayment(at(new Date()), { id: paymentId, status: "received", amount }, by(own.admin));
  await expect(mark(100)).rejects.toMatchObject({ code: "illegal_step" });
  expect(await paymentOf(db, id)).toMatchObject({ status: "expected", amount: 20_000 });
  expect(await mark(200)).toMatchObject({ status: "received", amount: 200 });
});
