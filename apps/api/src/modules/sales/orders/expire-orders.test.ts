import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../../core/actor";
import {
  order,
  orderBody,
  stockOf,
  storeProduct,
  storeUser,
  tradingContext,
} from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { changeOrderStatus } from "./change-order-status";
import { expireOrders } from "./expire-orders";

let database: TestDatabase;
let shopper: Caller;
let admin: Caller;
beforeAll(async () => {
  database = await createTestDatabase();
  shopper = await storeUser(database.db, "shopper");
  admin = await storeUser(database.db, "admin", "Admin");
});
afterAll(() => database.close());

const DAY_MS = 86_400_000;
const expireInDays = (days: number) => () =>
  expireOrders({ ...tradingContext(database.db), clock: () => new Date(Date.now() + days * DAY_MS) });

async function placeOne(changes: Parameters<typeof orderBody>[1] = {}) {
  const productId = await storeProduct(database.db, 5);
  const { id } = await order(database.db, shopper, orderBody([{ productId, quantity: 4 }], changes));
  return { productId, id };
}
const statusOf = async (id: string) =>
  (await sqlOn(database.db)<{ status: string }>`SELECT status FROM orders WHERE id = ${id}`)[0]?.status;

describe("an unpaid order by bank transfer", () => {
  it("is cancelled once after the deadline, with restock, event and mail", async () => {
    const sql = sqlOn(database.db);
    const { id, productId } = await placeOne();
    expect([await expireInDays(6.9)(), await statusOf(id)]).toEqual([0, "PLACED"]);
    const counts = await Promise.all([expireInDays(7.1)(), expireInDays(7.1)(), expireInDays(7.1)()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect([await statusOf(id), await stockOf(database.db, productId)]).toEqual(["CANCELLED", 5]);
    expect(
      await sql`SELECT actor_name, note FROM order_events WHERE order_id = ${id} AND status = 'CANCELLED'`,
    ).toEqual([{ actor_name: "Larkwood", note: "Not paid in time" }]);
    expect(await sql`SELECT status FROM payments WHERE order_id = ${id}`).toEqual([{ status: "void" }]);
    expect(await sql`SELECT count(*)::int AS mails FROM mails WHERE kind = 'order_expired'`).toEqual([
      { mails: 1 },
    ]);
  });

  it("does not expire if it is paid, confirmed, or payable on delivery", async () => {
    const sql = sqlOn(database.db);
    const [paid, confirmed, onDelivery] = [
      await placeOne(),
      await placeOne(),
      await placeOne({ paymentMethod: "pay_on_delivery" }),
    ];
    await sql`UPDATE payments SET status = 'received' WHERE order_id = ${paid.id}`;
    const actor = { caller: admin, requestId: "test" };
    await changeOrderStatus(tradingContext(database.db), { id: confirmed.id, status: "CONFIRMED" }, actor);
    expect(await expireInDays(400)()).toBe(0);
    expect([await statusOf(paid.id), await statusOf(onDelivery.id)]).toEqual(["PLACED", "PLACED"]);
  });
});
