import type { OrderStatus } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { order, orderBody, stockOf, storeProduct, storeUser } from "../../../testing/fixtures/orders";
import { openOrderDatabase } from "../../../testing/order-database";
import { sqlOn } from "../../../testing/plain-sql";
import { changeOrderStatus } from "./change-order-status";
import { findOrder } from "./orders.repo";
import { undoStatusChange } from "./undo-status-change";

const { own, at, later, by } = openOrderDatabase();

async function orderAt(...way: OrderStatus[]) {
  const productId = await storeProduct(own.database.db, 10);
  const { id } = await order(own.database.db, own.shopper, orderBody([{ productId, quantity: 3 }]));
  const now = new Date();
  for (const status of way) await changeOrderStatus(at(now), { id, status }, by(own.admin));
  return { id, productId, now };
}

describe("a step that was a slip", () => {
  it("is taken back within ten seconds: status, history and the mail that has waited", async () => {
    const { id, now } = await orderAt("CONFIRMED", "SHIPPED");
    const mails = () => sqlOn(own.database.db)<{ id: string; due: boolean }>`
      SELECT id, due_at > created_at AS due FROM jobs WHERE kind = 'mail' AND payload->>'kind' = 'order_shipped'`;
    expect(await mails()).toMatchObject([{ due: true }]);
    await undoStatusChange(at(later(now, 9)), { id, status: "SHIPPED" }, by(own.admin));
    const back = await findOrder(own.database.db, id);
    expect(back?.status).toBe("CONFIRMED");
    expect(back?.events.map(({ status }) => status)).toEqual(["PLACED", "CONFIRMED"]);
    expect(await mails()).toEqual([]);
    const log = await sqlOn(own.database.db)<{ action: string }>`
      SELECT action FROM audit_log WHERE subject_id = ${id} ORDER BY id`;
    expect(log.map(({ action }) => action)).toEqual(["order.move", "order.move", "order.undo"]);
  });

  it("stays once the time is over, or the order has gone on", async () => {
    const late = await orderAt("CONFIRMED");
    const undo = (id: string, status: OrderStatus, now: Date, caller = own.admin) =>
      undoStatusChange(at(now), { id, status }, by(caller));
    await expect(undo(late.id, "CONFIRMED", later(late.now, 16))).rejects.toMatchObject({
      code: "illegal_step",
    });
    const gone = await orderAt("CONFIRMED", "SHIPPED");
    await expect(undo(gone.id, "CONFIRMED", later(gone.now, 1))).rejects.toMatchObject({
      code: "illegal_step",
    });
  });

  it("is nobody else's to take back", async () => {
    const { id, now } = await orderAt("CONFIRMED");
    const colleague = await storeUser(own.database.db, "colleague", "Admin");
    await expect(
      undoStatusChange(at(later(now, 1)), { id, status: "CONFIRMED" }, by(colleague)),
    ).rejects.toMatchObject({ code: "illegal_step" });
  });

  it("is taken back once, however often it is asked for", async () => {
    const { id, now } = await orderAt("CONFIRMED", "SHIPPED");
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        undoStatusChange(at(later(now, 1)), { id, status: "SHIPPED" }, by(own.admin)),
      ),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await findOrder(own.database.db, id))?.status).toBe("CONFIRMED");
  });

  it("is not taken back where pieces or money have moved, which is asked before instead", async () => {
    const { id, productId, now } = await orderAt("CANCELLED");
    await expect(
      undoStatusChange(at(later(now, 1)), { id, status: "CANCELLED" }, by(own.admin)),
    ).rejects.toMatchObject({
      code: "illegal_step",
    });
    expect(await stockOf(own.database.db, productId)).toBe(10);
  });
});
