import type { OrderStatus } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { order, orderBody, stockOf, storeProduct, storeUser } from "../../../testing/fixtures/orders";
import { openOrderDatabase } from "../../../testing/order-database";
import { sqlOn } from "../../../testing/plain-sql";
import { changeOrderStatus } from "./change-order-status";
import { findOrder } from "./orders.repo";
import { undoStatusChange } from "./undo-status-change";

const { own, at, later, by } = openOrderDatabase();

async function orderAt(...statuses: OrderStatus[]) {
  const productId = await storeProduct(own.database.db, 10);
  const { id } = await order(own.database.db, own.shopper, orderBody([{ productId, quantity: 3 }]));
  const now = new Date();
  for (const status of statuses) await changeOrderStatus(at(now), { id, status }, by(own.admin));
  return { id, productId, now };
}

describe("undoing a status change", () => {
  it("restores status and history and cancels the mail, within ten seconds", async () => {
    const { id, now } = await orderAt("CONFIRMED", "SHIPPED");
    const mails = () => sqlOn(own.database.db)<{ id: string; due: boolean }>`
      SELECT id, due_at > created_at AS due FROM jobs WHERE kind = 'mail' AND payload->>'kind' = 'order_shipped'`;
    expect(await mails()).toMatchObject([{ due: true }]);
    await undoStatusChange(at(later(now, 9)), { id, status: "SHIPPED" }, by(own.admin));
    const restored = await findOrder(own.database.db, id);
    expect(restored?.status).toBe("CONFIRMED");
    expect(restored?.events.map(({ status }) => status)).toEqual(["PLACED", "CONFIRMED"]);
    expect(await mails()).toEqual([]);
    const log = await sqlOn(own.database.db)<{ action: string }>`
      SELECT action FROM audit_log WHERE subject_id = ${id} ORDER BY id`;
    expect(log.map(({ action }) => action)).toEqual(["order.move", "order.move", "order.undo"]);
  });

  it("is refused after the time limit, or if the status has changed again", async () => {
    const late = await orderAt("CONFIRMED");
    const undo = (id: string, status: OrderStatus, now: Date, caller = own.admin) =>
      undoStatusChange(at(now), { id, status }, by(caller));
    await expect(undo(late.id, "CONFIRMED", later(late.now, 16))).rejects.toMatchObject({
      code: "illegal_step",
    });
    const changedAgain = await orderAt("CONFIRMED", "SHIPPED");
    await expect(undo(changedAgain.id, "CONFIRMED", later(changedAgain.now, 1))).rejects.toMatchObject({
      code: "illegal_step",
    });
  });

  it("is refused to another admin", async () => {
    const { id, now } = await orderAt("CONFIRMED");
    const colleague = await storeUser(own.database.db, "colleague", "Admin");
    await expect(
      undoStatusChange(at(later(now, 1)), { id, status: "CONFIRMED" }, by(colleague)),
    ).rejects.toMatchObject({ code: "illegal_step" });
  });

  it("succeeds once for concurrent requests", async () => {
    const { id, now } = await orderAt("CONFIRMED", "SHIPPED");
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        undoStatusChange(at(later(now, 1)), { id, status: "SHIPPED" }, by(own.admin)),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await findOrder(own.database.db, id))?.status).toBe("CONFIRMED");
  });

  it("is refused for a cancellation, which has moved stock and money", async () => {
    const { id, productId, now } = await orderAt("CANCELLED");
    await expect(
      undoStatusChange(at(later(now, 1)), { id, status: "CANCELLED" }, by(own.admin)),
    ).rejects.toMatchObject({
      code: "illegal_step",
    });
    expect(await stockOf(own.database.db, productId)).toBe(10);
  });
});
