import type { PaymentStatus } from "@larkwood/contract";
import { expect, it } from "vitest";
import { order, orderBody, storeProduct, storeUser } from "../../../testing/fixtures/orders";
import { openOrderDatabase } from "../../../testing/order-database";
import { sqlOn } from "../../../testing/plain-sql";
import { changeOrderStatus } from "../orders/change-order-status";
import { readMoney } from "../reports/read-money";
import { type MarkedStatus, markPayment } from "./mark-payment";
import { undoPayment } from "./undo-payment";

const { own, at, later, by } = openOrderDatabase();

async function newPayment() {
  const productId = await storeProduct(own.database.db, 10);
  const { id: orderId } = await order(own.database.db, own.shopper, orderBody([{ productId, quantity: 1 }]));
  const [payment] = await sqlOn(own.database.db)<{ id: string }>`
    SELECT id FROM payments WHERE order_id = ${orderId}`;
  if (!payment) throw new Error("no payment");
  return { id: payment.id, orderId };
}

const mark = (id: string, status: MarkedStatus, now: Date) =>
  markPayment(at(now), { id, status }, by(own.admin));
const undo = (id: string, status: MarkedStatus, now: Date, caller = own.admin) =>
  undoPayment(at(now), { id, status }, by(caller));

async function statusOf(id: string): Promise<PaymentStatus | undefined> {
  const [row] = await sqlOn(own.database.db)<{ status: PaymentStatus }>`
    SELECT status FROM payments WHERE id = ${id}`;
  return row?.status;
}

const monthlyTotals = async () =>
  (await readMoney(own.database.db, { now: new Date("2026-11-30"), timeZone: "UTC" })).months;

const refused = { code: "illegal_step" };

it("reverts a mark within ten seconds and restores the monthly totals", async () => {
  const { id } = await newPayment();
  const [october, november] = [new Date("2026-10-20T10:00:00Z"), new Date("2026-11-03T10:00:00Z")];
  await mark(id, "received", october);
  const before = await monthlyTotals();
  await mark(id, "refunded", november);
  expect(await monthlyTotals()).not.toEqual(before);
  expect(await undo(id, "refunded", later(november, 9))).toMatchObject({ status: "received" });
  expect(await monthlyTotals()).toEqual(before);
  const log = await sqlOn(own.database.db)<{ action: string }>`
    SELECT action FROM audit_log WHERE subject_id = ${id} ORDER BY id`;
  expect(log.map(({ action }) => action)).toEqual(["payment.received", "payment.refunded", "payment.undo"]);
});

it("refuses to revert a mark too late, twice, or for another admin", async () => {
  const { id } = await newPayment();
  const now = new Date("2026-11-04T10:00:00Z");
  await mark(id, "received", now);
  const colleague = await storeUser(own.database.db, "colleague", "Admin");
  await expect(undo(id, "received", later(now, 1), colleague)).rejects.toMatchObject(refused);
  await expect(undo(id, "refunded", later(now, 1))).rejects.toMatchObject(refused);
  await expect(undo(id, "received", later(now, 16))).rejects.toMatchObject(refused);
  expect(await statusOf(id)).toBe("received");
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, () => undo(id, "received", later(now, 2))),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await statusOf(id)).toBe("expected");
});

it("refuses to mark a payment as unpaid again once the order is cancelled", async () => {
  const { id, orderId } = await newPayment();
  const now = new Date("2026-11-05T10:00:00Z");
  await mark(id, "received", now);
  await changeOrderStatus(at(later(now, 1)), { id: orderId, status: "CANCELLED" }, by(own.admin));
  await expect(undo(id, "received", later(now, 2))).rejects.toMatchObject(refused);
  expect(await statusOf(id)).toBe("received");
});

it("returns not_found for an unknown id", async () => {
  await expect(undo("0123456789abcdef01234567", "received", new Date())).rejects.toMatchObject({
    code: "not_found",
  });
});
