import type { OrderStatus } from "@larkwood/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../author";
import { sqlOn } from "../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { moveOrder } from "./move-order";
import { findOrder } from "./orders.repo";
import { order, orderBody, stockOf, storeProduct, storeUser, tradingContext } from "./trading-fixtures";
import { undoMove } from "./undo-move";

let database: TestDatabase;
let admin: Caller;
let shopper: Caller;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await storeUser(database.db, "owner", "Admin");
  shopper = await storeUser(database.db, "shopper");
});
afterAll(() => database.close());

const at = (now: Date) => ({ ...tradingContext(database.db), clock: () => now });
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000);
const by = (caller: Caller) => ({ caller, requestId: "test" });

async function orderAt(...way: OrderStatus[]) {
  const productId = await storeProduct(database.db, 10);
  const { id } = await order(database.db, shopper, orderBody([{ productId, quantity: 3 }]));
  const now = new Date();
  for (const status of way) await moveOrder(at(now), { id, status }, by(admin));
  return { id, productId, now };
}

describe("a step that was a slip", () => {
  it("is taken back within ten seconds: status, history and the mail that has waited", async () => {
    const { id, now } = await orderAt("CONFIRMED", "SHIPPED");
    const mails = () => sqlOn(database.db)<{ id: string; due: boolean }>`
      SELECT id, due_at > created_at AS due FROM jobs WHERE kind = 'mail' AND payload->>'kind' = 'order_shipped'`;
    expect(await mails()).toMatchObject([{ due: true }]);
    await undoMove(at(later(now, 9)), { id, status: "SHIPPED" }, by(admin));
    const back = await findOrder(database.db, id);
    expect(back?.status).toBe("CONFIRMED");
    expect(back?.events.map(({ status }) => status)).toEqual(["PLACED", "CONFIRMED"]);
    expect(await mails()).toEqual([]);
    const log = await sqlOn(database.db)<{ action: string }>`
      SELECT action FROM audit_log WHERE subject_id = ${id} ORDER BY id`;
    expect(log.map(({ action }) => action)).toEqual(["order.move", "order.move", "order.undo"]);
  });

  it("stays once the time is over, or the order has gone on", async () => {
    const late = await orderAt("CONFIRMED");
    const undo = (id: string, status: OrderStatus, now: Date, caller = admin) =>
      undoMove(at(now), { id, status }, by(caller));
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
    const colleague = await storeUser(database.db, "colleague", "Admin");
    await expect(
      undoMove(at(later(now, 1)), { id, status: "CONFIRMED" }, by(colleague)),
    ).rejects.toMatchObject({ code: "illegal_step" });
  });

  it("is taken back once, however often it is asked for", async () => {
    const { id, now } = await orderAt("CONFIRMED", "SHIPPED");
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => undoMove(at(later(now, 1)), { id, status: "SHIPPED" }, by(admin))),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await findOrder(database.db, id))?.status).toBe("CONFIRMED");
  });

  it("is not taken back where pieces or money have moved, which is asked before instead", async () => {
    const { id, productId, now } = await orderAt("CANCELLED");
    await expect(undoMove(at(later(now, 1)), { id, status: "CANCELLED" }, by(admin))).rejects.toMatchObject({
      code: "illegal_step",
    });
    expect(await stockOf(database.db, productId)).toBe(10);
  });
});
