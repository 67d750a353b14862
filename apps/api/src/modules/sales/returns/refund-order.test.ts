import type { Dashboard, Order, OrderPayments } from "@larkwood/contract";
import { toCents } from "@larkwood/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { orderBody, stockOf, storeProduct } from "../../../testing/fixtures/orders";
import { paymentOf } from "../../../testing/fixtures/payments";
import { sqlOn } from "../../../testing/plain-sql";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "test_card,bank_transfer" } });
const { db, call } = shop;
const sql = sqlOn(db);
let shopper: TestUser;
let staff: TestUser;
let colleague: TestUser;
beforeAll(async () => {
  shopper = await shop.as("User");
  staff = await shop.as("Admin");
  colleague = await shop.as("Admin");
});

type Method = "test_card" | "bank_transfer";

/** A paid order: two chairs for 100.01 each, one lamp for 33.33. */
async function placePaidOrder(paymentMethod: Method) {
  const chair = await storeProduct(db, 5, 10_001);
  const lamp = await storeProduct(db, 5, 3_333);
  const items = [
    { productId: chair, quantity: 2 },
    { productId: lamp, quantity: 1 },
  ];
  const headers = { "idempotency-key": crypto.randomUUID() };
  const payload = orderBody(items, { paymentMethod });
  const order = (await call(shopper, "POST", "/orders", { payload, headers })).json<Order>();
  if (paymentMethod === "test_card") {
    await call(shopper, "POST", `/orders/${order.id}/payment`);
    await call(shopper, "POST", `/orders/${order.id}/test-card`, { payload: { answer: "pay" } });
  } else await call(staff, "POST", `/admin/payments/${order.paymentId}`, { payload: { status: "received" } });
  const position = (id: string) => order.lines.findIndex(({ productId }) => productId === id) + 1;
  return { id: order.id, chair, lamp, chairs: position(chair), lamps: position(lamp) };
}

const refund = (id: string, payload: object, who = staff, key: string = crypto.randomUUID()) =>
  call(who, "POST", `/admin/orders/${id}/refunds`, { payload, headers: { "idempotency-key": key } });
const payments = async (id: string) =>
  (await call(staff, "GET", `/admin/orders/${id}/payments`)).json<OrderPayments>();
const allRefundsDone = (id: string) =>
  expect
    .poll(async () => (await payments(id)).refunds.every(({ state }) => state === "done"), {
      timeout: 30_000,
    })
    .toBe(true);

describe("a refund", () => {
  it("of one item refunds its price and restocks it; the order stays open", async () => {
    const { id, chair, chairs } = await placePaidOrder("test_card");
    const reply = await refund(id, {
      lines: [{ position: chairs, quantity: 1 }],
      restock: true,
      reason: "scratched",
    });
    expect([reply.statusCode, reply.json().refundable]).toEqual([201, 133.34]);
    await allRefundsDone(id);
    const after = await payments(id);
    expect(after).toMatchObject({ status: "received", paid: 233.35, refunded: 100.01, refundable: 133.34 });
    expect(after.lines[chairs - 1]).toMatchObject({ quantity: 2, refunded: 1, returned: 1, amount: 200.02 });
    expect(after.refunds).toMatchObject([
      { amount: 100.01, reason: "scratched", cause: "staff", state: "done" },
    ]);
    expect(await stockOf(db, chair)).toBe(4);
    expect((await call(shopper, "GET", `/orders/${id}`)).json<Order>().refunded).toBe(100.01);
    // Cancelling the order later restocks only the remaining items.
    await call(staff, "POST", `/orders/${id}/status`, { payload: { status: "CANCELLED" } });
    expect(await stockOf(db, chair)).toBe(5);
    await allRefundsDone(id);
    expect(await paymentOf(db, id)).toMatchObject({ status: "refunded", refunded: 23_335 });
  });

  it("never exceeds the amount paid under concurrent requests", async () => {
    const { id, chairs } = await placePaidOrder("test_card");
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, i) => refund(id, { amount: 100 }, i % 2 ? staff : colleague)),
    );
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
    const refused = all.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: "refund_too_large", context: { refundable: 33.35 } });
    expect((await refund(id, { lines: [{ position: chairs, quantity: 1 }] })).json().code).toBe(
      "refund_too_large",
    );
    await allRefundsDone(id);
    expect((await payments(id)).refunded).toBe(200);
  });

  it("is created once per idempotency key", async () => {
    const { id, lamps } = await placePaidOrder("bank_transfer");
    const [key, payload] = [crypto.randomUUID(), { lines: [{ position: lamps, quantity: 1 }] }];
    const replies = await Promise.all(Array.from({ length: 6 }, () => refund(id, payload, staff, key)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await paymentOf(db, id)).toMatchObject({ status: "received", refunded: 3_333 });
    expect((await refund(id, { amount: 1 }, staff, key)).json().code).toBe("idempotency_mismatch");
    expect((await refund(id, payload)).json().code).toBe("refund_too_large");
  });

  it("of a manual payment is done immediately; a full refund marks the payment as refunded", async () => {
    const { id } = await placePaidOrder("bank_transfer");
    expect((await refund(id, { amount: 33.35 })).json()).toMatchObject({
      status: "received",
      refunded: 33.35,
    });
    expect((await refund(id, { amount: 200 })).json()).toMatchObject({
      status: "refunded",
      refunded: 233.35,
    });
    expect((await refund(id, { amount: 1 })).json().code).toBe("illegal_step");
  });

  it("counts once in the totals, beside the whole payment", async () => {
    const totals = async () => {
      const { totalSales, totalExpenses } = (await call(staff, "GET", "/admin/dashboard")).json<Dashboard>();
      return { income: toCents(totalSales), refunds: toCents(totalExpenses) };
    };
    const before = await totals();
    const { id } = await placePaidOrder("bank_transfer");
    await refund(id, { amount: 50 });
    const part = await totals();
    expect([part.income - before.income, part.refunds - before.refunds]).toEqual([23_335, 5_000]);
    await call(staff, "POST", `/admin/payments/${(await idOf(id)) ?? ""}`, {
      payload: { status: "refunded" },
    });
    const all = await totals();
    expect([all.income - before.income, all.refunds - before.refunds]).toEqual([23_335, 23_335]);
  });

  it("includes its share of tax, and all refunds together include all tax", async () => {
    const { id } = await placePaidOrder("bank_transfer");
    const taxes = [{ name: "VAT", hundredths: 2500, baseCents: 23_335, taxCents: 4_667 }];
    await sql`UPDATE orders SET tax_cents = 4667, taxes = ${JSON.stringify(taxes)}::jsonb WHERE id = ${id}`;
    for (const amount of [0.01, 99.99, 133.35]) expect((await refund(id, { amount })).statusCode).toBe(201);
    const { refunds } = await payments(id);
    expect(refunds.reduce((sum, { tax }) => sum + Math.round(tax * 100), 0)).toBe(4_667);
  });

  it("is refused for a zero amount, unknown lines, excess quantities or missing permissions", async () => {
    const { id, chairs } = await placePaidOrder("bank_transfer");
    const limited = await shop.as("Admin");
    await call(staff, "PUT", `/users/${limited.id}/permissions`, {
      payload: { permissions: ["payments.read"] },
    });
    expect((await refund(id, {})).statusCode).toBe(400);
    expect((await refund(id, { amount: 0.001 })).statusCode).toBe(400);
    expect((await refund(id, { amount: -5 })).statusCode).toBe(400);
    expect((await refund(id, { lines: [{ position: 9, quantity: 1 }] })).json().code).toBe(
      "refund_too_large",
    );
    expect((await refund(id, { lines: [{ position: chairs, quantity: 3 }] })).json().code).toBe(
      "refund_too_large",
    );
    const twice = { position: chairs, quantity: 1 };
    expect((await refund(id, { lines: [twice, twice] })).json().code).toBe("refund_too_large");
    expect((await refund(id, { amount: 1 }, limited)).statusCode).toBe(403);
    expect((await refund(id, { amount: 1 }, shopper)).statusCode).toBe(403);
    expect((await refund("0123456789abcdef01234567", { amount: 1 })).statusCode).toBe(404);
    expect(await paymentOf(db, id)).toMatchObject({ refunded: 0 });
  });
});

async function idOf(orderId: string): Promise<string | undefined> {
  return (await sql<{ id: string }>`SELECT id FROM payments WHERE order_id = ${orderId}`)[0]?.id;
}
