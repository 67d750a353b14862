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

const changeStatus = (caller: Caller, id: string, status: OrderStatus) =>
  changeOrderStatus(tradingContext(database.db), { id, status }, { caller, requestId: "test" });

async function newOrder(quantity = 1) {
  const productId = await storeProduct(database.db, 10);
  const { id } = await order(database.db, shopper, orderBody([{ productId, quantity }]));
  return { id, productId };
}

describe("the status of an order", () => {
  it("changes step by step, with an event and its actor for each step", async () => {
    const { id } = await newOrder();
    for (const status of ["CONFIRMED", "SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED", "RETURNED"] as const) {
      await changeStatus(admin, id, status);
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

  it("can't skip a step; the error lists the possible ones", async () => {
    const { id } = await newOrder();
    await expect(changeStatus(admin, id, "SHIPPED")).rejects.toMatchObject({
      code: "illegal_step",
      details: { context: { status: "PLACED", nextStatuses: ["CONFIRMED", "CANCELLED"] } },
    });
  });

  it("restocks once for concurrent cancellations", async () => {
    const { id, productId } = await newOrder(4);
    expect(await stockOf(database.db, productId)).toBe(6);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => changeStatus(shopper, id, "CANCELLED")),
    );
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    expect(await stockOf(database.db, productId)).toBe(10);
    expect((await findOrder(database.db, id))?.paymentStatus).toBe("void");
  });

  it("can only be changed to cancelled by a customer, and only for their own order", async () => {
    const { id } = await newOrder();
    const stranger = await storeUser(database.db, "stranger");
    await expect(changeStatus(stranger, id, "CANCELLED")).rejects.toMatchObject({ code: "not_found" });
    await expect(changeStatus(shopper, id, "CONFIRMED")).rejects.toMatchObject({ code: "not_allowed" });
  });

  it("emails the customer when the order ships", async () => {
    const { id } = await newOrder();
    await changeStatus(admin, id, "CONFIRMED");
    await changeStatus(admin, id, "SHIPPED");
    const mails = await sqlOn(database.db)`SELECT kind FROM mails WHERE kind = 'order_shipped'`;
    expect(mails.length).toBeGreaterThan(0);
  });
});

describe("deletion", () => {
  it("of a product keeps its order lines", async () => {
    const { id, productId } = await newOrder();
    await sqlOn(database.db)`DELETE FROM products WHERE id = ${productId}`;
    const stored = await findOrder(database.db, id);
    expect(stored?.lines).toMatchObject([{ productId: null, priceCents: 12_345, quantity: 1 }]);
  });

  it("of a user erases personal data from closed orders", async () => {
    const leaver = await storeUser(database.db, "leaver");
    const productId = await storeProduct(database.db, 5);
    const { id } = await order(
      database.db,
      leaver,
      orderBody([{ productId, quantity: 1 }], { notes: "Ring twice" }),
    );
    await changeStatus(leaver, id, "CANCELLED");
    await sqlOn(database.db)`DELETE FROM users WHERE id = ${leaver.userId}`;
    const stored = await findOrder(database.db, id);
    expect(stored).toMatchObject({ userId: null, totalCents: "12345", email: "", address: "", notes: "" });
    expect(JSON.stringify(stored)).not.toMatch(/leaver|Ada|Elm Street/);
  });
});

describe("the payment of an order", () => {
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
      { caller: admin, requestId: "test" },
    );
  const deliver = async (id: string) => {
    for (const status of ["CONFIRMED", "SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED"] as const)
      await changeStatus(admin, id, status);
  };

  it("is void when an unpaid order is returned", async () => {
    const { id } = await newOrder();
    await deliver(id);
    await changeStatus(admin, id, "RETURNED");
    expect((await paymentOf(id)).status).toBe("void");
    await expect(mark(id, "received")).rejects.toMatchObject({ code: "illegal_step" });
  });

  it("stays received when a paid order is returned, until it is refunded", async () => {
    const { id } = await newOrder();
    await mark(id, "received");
    await deliver(id);
    await changeStatus(admin, id, "RETURNED");
    expect((await mark(id, "refunded")).status).toBe("refunded");
  });

  it("allows only cancellation once it is refunded", async () => {
    const { id } = await newOrder();
    await mark(id, "received");
    await mark(id, "refunded");
    await expect(changeStatus(admin, id, "CONFIRMED")).rejects.toMatchObject({
      code: "illegal_step",
      details: { context: { nextStatuses: ["CANCELLED"] } },
    });
    await changeStatus(admin, id, "CANCELLED");
    expect((await findOrder(database.db, id))?.status).toBe("CANCELLED");
  });
});

describe("an order of a deleted customer", () => {
  it("keeps its address until it is closed", async () => {
    const leaver = await storeUser(database.db, "leaver");
    const productId = await storeProduct(database.db, 10);
    const place = async () => (await order(database.db, leaver, orderBody([{ productId, quantity: 1 }]))).id;
    const [open, closed] = [await place(), await place()];
    await changeStatus(leaver, closed, "CANCELLED");
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
      await changeStatus(admin, open, status);
      expect(await findOrder(database.db, open)).toMatchObject({
        lastName: "Lund",
        address: "Elm Street 5",
        phoneNumber: "+4712345678",
        userId: null,
      });
    }
    await changeStatus(admin, open, "DELIVERED");
    expect(await findOrder(database.db, open)).toMatchObject({ ...blank, phoneNumber: "", notes: "" });
  });
});
