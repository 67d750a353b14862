import { describe, expect, it } from "vitest";
import { newId } from "../../../core/ids";
import { documentTotals, paidByCard } from "../../../testing/fixtures/card-orders";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { paymentContext, paymentOf } from "../../../testing/fixtures/payments";
import { openOrderDatabase } from "../../../testing/order-database";
import { changeOrder } from "../orders/change-order";
import { expireOrders } from "../orders/expire-orders";
import { placeOrder } from "../orders/place-order";
import { type MarkedStatus, markPayment } from "../payments/mark-payment";
import { startPayment } from "../payments/start-payment";
import { undoPayment } from "../payments/undo-payment";
import { insertCoupon } from "../promotions/coupons.repo";

const { own, by } = openOrderDatabase();
const VAT = { name: "VAT", country: "", category: null, percent: 25 };
const totalsOf = (id: string) => documentTotals(own.database.db, id);
const payment = (id: string) => paymentOf(own.database.db, id);

describe("a refund that fails after it was done", () => {
  const placePaidOrder = () => paidByCard(own.database.db, { shopper: own.shopper, staff: own.admin });

  it("leaves its credit note, which covers the next refund of the same amount", async () => {
    const { id, refund, sendBack } = await placePaidOrder();
    await refund({ amount: 50 });
    await sendBack();
    expect([await payment(id), await totalsOf(id)]).toMatchObject([
      { refunded: 0 },
      { cents: 15_000, tax: 3_000 },
    ]);
    await refund({ amount: 50 });
    expect([await payment(id), await totalsOf(id)]).toMatchObject([
      { refunded: 5_000 },
      { cents: 15_000, tax: 3_000 },
    ]);
    await refund({ amount: 30 });
    expect([await payment(id), await totalsOf(id)]).toMatchObject([
      { refunded: 8_000 },
      { cents: 12_000, tax: 2_400 },
    ]);
  });

  it("gets a credit note only for the amount beyond the existing one", async () => {
    const { id, refund, sendBack } = await placePaidOrder();
    await refund({ amount: 50 });
    await sendBack();
    await refund({ amount: 80 });
    await refund({ amount: 20 });
    expect([await payment(id), await totalsOf(id)]).toMatchObject([
      { refunded: 10_000 },
      { cents: 10_000, tax: 2_000 },
    ]);
  });

  it("is repeated by the next change of the order without a new credit note", async () => {
    const { id, change, sendBack } = await placePaidOrder();
    await change(1);
    await sendBack();
    await change(1);
    expect([await payment(id), await totalsOf(id)]).toMatchObject([
      { refunded: 10_000 },
      { cents: 10_000, tax: 2_000 },
    ]);
  });
});

describe("an undone mark", () => {
  async function placeManualOrder() {
    const context = paymentContext(own.database.db, { tax: { included: true, rates: [VAT] } });
    const productId = await storeProduct(own.database.db, 10, 10_000);
    const body = orderBody([{ productId, quantity: 2 }]);
    const placed = await placeOrder(context, { body, key: crypto.randomUUID() }, by(own.shopper));
    const { id, version } = await payment(placed.id);
    return {
      orderId: placed.id,
      mark: (status: MarkedStatus) => markPayment(context, { id, status }, by(own.admin)),
      undo: (status: MarkedStatus) => undoPayment(context, { id, status }, by(own.admin)),
      change: (quantity: number) =>
        changeOrder(
          context,
          { id: placed.id, change: { version, lines: [{ position: 1, quantity }] } },
          by(own.admin),
        ),
    };
  }

  it("as refunded creates an invoice that offsets the credit note, each time", async () => {
    const { orderId, mark, undo } = await placeManualOrder();
    await mark("received");
    for (const _ of [1, 2]) {
      await mark("refunded");
      expect(await totalsOf(orderId)).toEqual({ cents: 0, tax: 0 });
      await undo("refunded");
      expect(await totalsOf(orderId)).toEqual({ cents: 20_000, tax: 4_000 });
    }
  });

  it("as received leaves the whole total invoiced, even if the order was changed meanwhile", async () => {
    const { orderId, mark, undo, change } = await placeManualOrder();
    await mark("received");
    await change(3);
    await undo("received");
    expect(await payment(orderId)).toMatchObject({ status: "expected", amount: 30_000 });
    await mark("received");
    expect(await totalsOf(orderId)).toEqual({ cents: 30_000, tax: 6_000 });
  });
});

describe("an order that a coupon pays in full", () => {
  it("is paid and invoiced when placed, with any payment method, and does not expire", async () => {
    const { db } = own.database;
    const start = new Date();
    let now = start;
    const limits = { minTotal: 0, startsAt: null, endsAt: null, maxUses: null, maxUsesPerUser: null };
    const form = {
      code: "GIFT",
      kind: "percent" as const,
      value: 100,
      ...limits,
      acceptedTos: true as const,
    };
    await insertCoupon(db, newId(now), form, { now, timeZone: "UTC" });
    const context = paymentContext(db, { clock: () => now });
    for (const paymentMethod of ["bank_transfer", "pay_on_delivery", "test_card"] as const) {
      now = start;
      const items = [{ productId: await storeProduct(db, 5), quantity: 1 }];
      const body = orderBody(items, { paymentMethod, coupon: "GIFT" });
      const placed = await placeOrder(context, { body, key: crypto.randomUUID() }, by(own.shopper));
      if (!placed.isNew) throw new Error("not placed");
      const kinds = placed.row.documents.map(({ kind }) => kind);
      expect([placed.row.paymentStatus, kinds]).toEqual(["received", ["invoice"]]);
      if (paymentMethod === "test_card")
        expect((await startPayment(context, placed, by(own.shopper))).url).toContain("?paid=1");
      now = new Date(start.getTime() + 365 * 86_400_000);
      await expireOrders(context);
      expect(await payment(placed.id)).toMatchObject({ order: "PLACED", status: "received", amount: 0 });
    }
  });

  it("is paid once a change reduces its total to zero", async () => {
    const { db } = own.database;
    const limits = { minTotal: 0, startsAt: null, endsAt: null, maxUses: null, maxUsesPerUser: null };
    const form = {
      code: "HUNDRED",
      kind: "fixed" as const,
      value: 100,
      ...limits,
      acceptedTos: true as const,
    };
    await insertCoupon(db, newId(new Date()), form, { now: new Date(), timeZone: "UTC" });
    const items = [{ productId: await storeProduct(db, 5, 10_000), quantity: 2 }];
    const context = paymentContext(db);
    const body = orderBody(items, { coupon: "HUNDRED" });
    const { id } = await placeOrder(context, { body, key: crypto.randomUUID() }, by(own.shopper));
    const { version } = await payment(id);
    const lines = [{ position: 1, quantity: 1 }];
    await changeOrder(context, { id, change: { version, lines } }, by(own.admin));
    expect(await payment(id)).toMatchObject({ status: "received", amount: 0, total: 0 });
  });
});
