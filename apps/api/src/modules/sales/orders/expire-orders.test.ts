import { PAYMENT_METHODS } from "@larkwood/contract";
import { paymentDeadline } from "@larkwood/domain";
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
import { paymentContext } from "../../../testing/fixtures/payments";
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
const expireAt = (now: Date) => expireOrders(paymentContext(database.db, { clock: () => now }));
const expireInDays = (days: number) => () => expireAt(new Date(Date.now() + days * DAY_MS));

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

it.each(PAYMENT_METHODS)(
  "an unpaid order by %s expires at the deadline of its method",
  async (paymentMethod) => {
    const { id } = await placeOne({ paymentMethod });
    const { settings } = paymentContext(database.db);
    const [row] = await sqlOn(database.db)<{
      at: Date;
    }>`SELECT created_at AS at FROM orders WHERE id = ${id}`;
    const deadline = paymentDeadline(paymentMethod, new Date(row?.at ?? 0), settings.current);
    const year = new Date(Date.now() + 365 * DAY_MS);
    await expireAt(new Date((deadline ?? year).getTime() - 1));
    expect(await statusOf(id)).toBe("PLACED");
    await expireAt(new Date((deadline ?? year).getTime() + 1));
    expect(await statusOf(id)).toBe(deadline ? "CANCELLED" : "PLACED");
  },
);
