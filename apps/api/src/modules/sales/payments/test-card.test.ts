import type { Order } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { orderBody, stockOf, storeProduct } from "../../../testing/fixtures/orders";
import { paymentContext, paymentOf } from "../../../testing/fixtures/payments";
import { newKey } from "../../../testing/order-shop";
import { openPaymentShop } from "../../../testing/payment-shop";
import { expireOrders } from "../orders/expire-orders";

const desk = await openPaymentShop({ SHOP_PAYMENT_METHODS: "test_card" });
const { shop, call, db, sql, shopper, staff, start, answerCard: answer } = desk;

const place = () => desk.placeChairs("test_card");
const mailsOf = async (kind: string, orderId: string) => {
  const [row] = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM jobs WHERE kind = 'mail' AND payload->>'kind' = ${kind} AND payload->>'body' LIKE ${`%${orderId}%`}`;
  return row?.n;
};
const inMinutes = (minutes: number) =>
  paymentContext(db, { clock: () => new Date(Date.now() + minutes * 60_000) });

describe("the test card", () => {
  it("is refused unless it is an enabled payment method", async () => {
    const other = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
    expect((await other.call(null, "GET", "/shop")).json().paymentMethods).toEqual(["bank_transfer"]);
    const payload = orderBody([{ productId: await storeProduct(other.db, 5), quantity: 1 }], {
      paymentMethod: "test_card",
    });
    const headers = newKey();
    const refused = await other.call(await other.as("User"), "POST", "/orders", { payload, headers });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "payment_unavailable"]);
  });

  it("pays an order, sends a mail and records the events", async () => {
    const { id } = await place();
    const unpaid = (await call(shopper, "GET", `/orders/${id}`)).json<Order>();
    expect(unpaid.payOnlineUntil).toBe(
      new Date(new Date(unpaid.createdAt).getTime() + 1_800_000).toISOString(),
    );
    expect((await start(id)).json()).toEqual({ url: `https://shop.example/order/${id}/test-card` });
    expect((await answer(id, "pay")).json()).toEqual({ status: "received", attempt: "paid" });
    const paid = (await call(shopper, "GET", `/orders/${id}`)).json<Order>();
    expect(paid).toMatchObject({ paymentStatus: "received", payOnlineUntil: null, refunded: 0 });
    expect(await mailsOf("order_paid", id)).toBe(1);
    const seen = (await call(staff, "GET", `/admin/orders/${id}/payments`)).json();
    expect(seen).toMatchObject({
      paid: 200,
      refundable: 200,
      attempts: [{ state: "paid", isPayment: true }],
    });
    expect(seen.events.map(({ kind }: { kind: string }) => kind)).toEqual(["started", "paid"]);
    expect((await start(id)).json()).toMatchObject({ code: "illegal_step" });
  });

  it("can require confirmation, refuse, and be tried again", async () => {
    const { id } = await place();
    await start(id);
    expect((await answer(id, "confirm")).json()).toEqual({ status: "expected", attempt: "open" });
    expect((await answer(id, "refuse")).json()).toEqual({ status: "expected", attempt: "refused" });
    expect((await answer(id, "pay")).json()).toMatchObject({ code: "illegal_step" });
    await start(id);
    expect((await answer(id, "pay")).json()).toEqual({ status: "received", attempt: "paid" });
  });

  it("that never answers leaves the order to expire, which restocks it", async () => {
    const { id, productId } = await place();
    await start(id);
    expect((await answer(id, "silence")).json()).toEqual({ status: "expected", attempt: "open" });
    await expireOrders(inMinutes(29));
    expect([await stockOf(db, productId), (await paymentOf(db, id)).order]).toEqual([3, "PLACED"]);
    await Promise.all([1, 2, 3].map(() => expireOrders(inMinutes(31))));
    expect(await stockOf(db, productId)).toBe(5);
    expect(await paymentOf(db, id)).toMatchObject({ status: "void", order: "CANCELLED" });
    expect(await mailsOf("order_expired", id)).toBe(1);
    expect((await answer(id, "pay")).json()).toMatchObject({ code: "illegal_step" });
  });

  it("creates one attempt for concurrent starts", async () => {
    const { id } = await place();
    const started = await Promise.all(Array.from({ length: 8 }, () => start(id)));
    expect(started.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const [row] = await sql<{
      n: number;
    }>`SELECT count(*)::int AS n FROM payment_attempts WHERE order_id = ${id}`;
    expect(row?.n).toBe(1);
    const paid = await Promise.all(Array.from({ length: 8 }, () => answer(id, "pay")));
    expect(paid.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await mailsOf("order_paid", id)).toBe(1);
  });

  it("returns 404 to other users, and an admin can't mark it as received", async () => {
    const { id } = await place();
    const stranger = await shop.as("User");
    for (const reply of [
      await start(id, stranger),
      await answer(id, "pay", stranger),
      await answer(id, "pay", staff),
    ])
      expect(reply.statusCode).toBe(404);
    expect((await call(stranger, "POST", `/orders/${id}/payment/check`)).statusCode).toBe(404);
    const [payment] = await sql<{ id: string }>`SELECT id FROM payments WHERE order_id = ${id}`;
    const marked = await call(staff, "POST", `/admin/payments/${payment?.id}`, {
      payload: { status: "received" },
    });
    expect([marked.statusCode, marked.json().code]).toEqual([409, "illegal_step"]);
  });

  it("refunds everything when a paid order is cancelled", async () => {
    const { id, productId } = await place();
    await start(id);
    await answer(id, "pay");
    await call(shopper, "POST", `/orders/${id}/status`, { payload: { status: "CANCELLED" } });
    await expect
      .poll(() => paymentOf(db, id), { timeout: 30_000 })
      .toMatchObject({ status: "refunded", refunded: 20_000 });
    expect(await stockOf(db, productId)).toBe(5);
    await expect.poll(() => mailsOf("order_refunded", id), { timeout: 30_000 }).toBe(1);
  });

  it("needs no payment for an order that a coupon pays in full", async () => {
    const { id } = await place();
    await sql`UPDATE orders SET discount_cents = subtotal_cents, total_cents = 0 WHERE id = ${id}`;
    await sql`UPDATE payments SET amount_cents = 0 WHERE order_id = ${id}`;
    expect((await start(id)).json()).toEqual({ url: `https://shop.example/order/${id}?paid=1` });
    expect(await paymentOf(db, id)).toMatchObject({ status: "received", refunded: 0 });
  });
});
