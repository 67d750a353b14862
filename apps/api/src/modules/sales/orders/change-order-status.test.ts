import type { OrderStatus } from "@larkwood/contract";
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
import { markPayment } from "../payments/mark-payment";
import { changeOrderStatus } from "./change-order-status";
import { findOrder } from "./orders.repo";

let database: TestDatabase;
let admin: Caller;
let shopper: Caller;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await storeUser(database.db, "owner", "Admin");
  shopper = await storeUser(database.db, "shopper");
});
afterAll(() => database.close());

const move = (caller: Caller, id: string, status: OrderStatus) =>
  changeOrderStatus(tradingContext(database.db), { id, status }, { caller, requestId: "test" });

async function newOrder(quantity = 1) {
  const productId = await storeProduct(database.db, 10);
  const { id } = await order(database.db, shopper, orderBody([{ productId, quantity }]));
  return { id, productId };
}

describe("an order on its way", () => {
  it("goes step by step to its end, each step an event with who made it", async () => {
    const { id } = await newOrder();
    for (const status of ["CONFIRMED", "SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED", "RETURNED"] as const) {
      await move(admin, id, status);
    }
    const done = await findOrder(database.db, id);
    expect(done?.events.map((event) => `${event.actorName} ${event.status}`)).toEqual([
      "shopper PLACED",
      "owner CONFIRMED",
      "owner SHIPPED",
      "owner OUT_FOR_DELIVERY",
      "owner DELIVERED",
      "owner RETURNED",
    ]);
  });

  it("refuses a step that leaves one out and names those that are possible", async () => {
    const { id } = await newOrder();
    await expect(move(admin, id, "SHIPPED")).rejects.toMatchObject({
      code: "illegal_step",
      details: { context: { status: "PLACED", nextStatuses: ["CONFIRMED", "CANCELLED"] } },
    });
  });

  it("puts the stock back when it is cancelled, once, however often it is tried at the same time", async () => {
    const { id, productId } = await newOrder(4);
    expect(await stockOf(database.db, productId)).toBe(6);
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => move(shopper, id, "CANCELLED")));
    expect(tries.filter((attempt) => attempt.status === "fulfilled")).toHaveLength(1);
    expect(await stockOf(database.db, productId)).toBe(10);
    expect((await findOrder(database.db, id))?.paymentStatus).toBe("void");
  });

  it("lets a shopper only cancel, and only their own", async () => {
    const { id } = await newOrder();
    const stranger = await storeUser(database.db, "stranger");
    await expect(move(stranger, id, "CANCELLED")).rejects.toMatchObject({ code: "not_found" });
    await expect(move(shopper, id, "CONFIRMED")).rejects.toMatchObject({ code: "not_allowed" });
  });

  it("writes to the customer when it ships", async () => {
    const { id } = await newOrder();
    await move(admin, id, "CONFIRMED");
    await move(admin, id, "SHIPPED");
    const mails = await sqlOn(database.db)`SELECT kind FROM mails WHERE kind = 'order_shipped'`;
    expect(mails.length).toBeGreaterThan(0);
  });
});

describe("what is deleted", () => {
  it("leaves the orders of a deleted product whole", async () => {
    const { id, productId } = await newOrder();
    await sqlOn(database.db)`DELETE FROM products WHERE id = ${productId}`;
    const kept = await findOrder(database.db, id);
    expect(kept?.lines).toMatchObject([{ productId: null, priceCents: 12_345, quantity: 1 }]);
  });

  it("leaves the closed orders of a deleted user without anything that names them", async () => {
    const leaver = await storeUser(database.db, "leaver");
    const productId = await storeProduct(database.db, 5);
    const { id } = await order(
      database.db,
      leaver,
      orderBody([{ productId, quantity: 1 }], { notes: "Ring twice" }),
    );
    await move(leaver, id, "CANCELLED");
    await sqlOn(database.db)`DELETE FROM users WHERE id = ${leaver.userId}`;
    const kept = await findOrder(database.db, id);
    expect(kept).toMatchObject({ userId: null, totalCents: "12345", email: "", address: "", notes: "" });
    expect(JSON.stringify(kept)).not.toMatch(/leaver|Ada|Elm Street/);
  });
});

describe("the money of an order", () => {
  const paymentOf = async (id: string) => {
    const [row] = await sqlOn(database.db)<{ id: string; status: string }>`
      SELECT id, status FROM payments WHERE order_id = ${id}`;
    if (!row) throw new Error("no payment");
    return row;
  };
  const mark = async (id: string, status: "received" | "refunded") =>
    markPayment(
      tradingContext(database.db),
      { id: (await paymentOf(id)).id, status },
      { caller: admin, requestId: "test", address: "", origin: "" },
    );
  const deliver = async (id: string) => {
    for (const status of ["CONFIRMED", "SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED"] as const)
      await move(admin, id, status);
  };

  it("is not asked for any more when the order comes back unpaid", async () => {
    const { id } = await newOrder();
    await deliver(id);
    await move(admin, id, "RETURNED");
    expect((await paymentOf(id)).status).toBe("void");
    await expect(mark(id, "received")).rejects.toMatchObject({ code: "illegal_step" });
  });

  it("stays on the books when a paid order comes back, until it is refunded", async () => {
    const { id } = await newOrder();
    await mark(id, "received");
    await deliver(id);
    await move(admin, id, "RETURNED");
    expect((await mark(id, "refunded")).status).toBe("refunded");
  });

  it("lets an order that was refunded go back but not on", async () => {
    const { id } = await newOrder();
    await mark(id, "received");
    await mark(id, "refunded");
    await expect(move(admin, id, "CONFIRMED")).rejects.toMatchObject({
      code: "illegal_step",
      details: { context: { nextStatuses: ["CANCELLED"] } },
    });
    await move(admin, id, "CANCELLED");
    expect((await findOrder(database.db, id))?.status).toBe("CANCELLED");
  });
});

describe("an order whose customer has left", () => {
  it("keeps what delivery needs until it is closed, and closed ones keep nothing", async () => {
    const leaver = await storeUser(database.db, "leaver");
    const productId = await storeProduct(database.db, 10);
    const place = async () => (await order(database.db, leaver, orderBody([{ productId, quantity: 1 }]))).id;
    const [open, closed] = [await place(), await place()];
    await move(leaver, closed, "CANCELLED");
    await sqlOn(database.db)`DELETE FROM users WHERE id = ${leaver.userId}`;

    const blank = {
      firstName: "Deleted",
      lastName: "customer",
      address: "",
      country: "",
      email: "",
      userId: null,
    };
    expect(await findOrder(database.db, closed)).toMatchObject(blank);
    for (const status of ["CONFIRMED", "SHIPPED", "OUT_FOR_DELIVERY"] as const) {
      await move(admin, open, status);
      expect(await findOrder(database.db, open)).toMatchObject({
        lastName: "Lund",
        address: "Elm Street 5",
        phoneNumber: "+4712345678",
        userId: null,
      });
    }
    await move(admin, open, "DELIVERED");
    expect(await findOrder(database.db, open)).toMatchObject({ ...blank, phoneNumber: "", notes: "" });
  });
});
