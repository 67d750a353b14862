import type { Dashboard, Order, Payment, PaymentProgress } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { paymentContext } from "../../../testing/fixtures/payments";
import { openPaymentShop } from "../../../testing/payment-shop";
import { expireOrders } from "./expire-orders";

const env = {
  SHOP_PAYMENT_METHODS: "test_card,bank_transfer,pay_on_delivery",
  SHOP_BANK_ACCOUNT: "Larkwood Ltd; GB33BUKB20201555555555; Barclays; BUKBGB22",
  SHOP_TAX: JSON.stringify({
    included: true,
    rates: [{ name: "VAT", country: "", category: null, percent: 25 }],
  }),
};
const desk = await openPaymentShop(env);
const { call, db, sql, shopper, staff, step, mark, refund, moneyOf, seenByShopper } = desk;

const payByCard = async ({ id }: Order) => {
  const started = await desk.start(id);
  return { started, paid: await desk.answerCard(id, "pay") };
};

/** Two chairs of 100 each, paid. */
async function paidFor(method: "test_card" | "bank_transfer" | "pay_on_delivery"): Promise<Order> {
  const order = await desk.placeChairs(method);
  if (method === "test_card") await payByCard(order);
  else await mark(order, "received");
  return seenByShopper(order.id);
}

/** Changes the quantity of the first line. */
async function change(order: Order, quantity: number): Promise<Order> {
  const { version } = await seenByShopper(order.id);
  const payload = { version, lines: [{ position: 1, quantity }] };
  const reply = await call(staff, "PUT", `/admin/orders/${order.id}`, { payload });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Order>();
}

const documentsOf = async ({ id }: Order) =>
  sql<{ kind: string; cents: number; tax: number }>`
    SELECT kind, amount_cents::int AS cents, (
      SELECT coalesce(sum((part->>'taxCents')::int), 0)::int FROM jsonb_array_elements(content->'taxes') AS part) AS tax
    FROM documents WHERE order_id = ${id} ORDER BY created_at, kind DESC, number`;

describe("a paid order whose total increases", () => {
  it("asks for the balance by mail, accepts it by card, and is then shipped and invoiced", async () => {
    const order = await paidFor("test_card");
    await step(order.id, "CONFIRMED");
    const changed = await change(order, 3);
    expect(changed).toMatchObject({ total: 300, due: 100, paymentStatus: "received" });
    expect(changed.nextStatuses).toEqual(["CANCELLED"]);
    const early = await step(order.id, "SHIPPED");
    expect([early.statusCode, early.json().detail]).toEqual([409, "The balance of $100 must be paid first."]);
    const [mail] = await sql<{ body: string }>`
      SELECT payload->>'body' AS body FROM jobs
      WHERE kind = 'mail' AND payload->>'kind' = 'order_changed' AND payload->>'subject' ~* ${`order ${order.number}\\y`}`;
    expect(mail?.body).toContain("Balance due: $100");
    expect(mail?.body).toContain(`https://shop.example/order/${order.id}`);

    const { started, paid } = await payByCard(order);
    expect(started.json().url).toContain(`/order/${order.id}/test-card`);
    expect(paid.json<PaymentProgress>()).toEqual({ status: "received", attempt: "paid" });
    const after = await moneyOf(order.id);
    expect(after).toMatchObject({ paid: 300, due: 0, refundable: 300 });
    expect(after.attempts.map(({ amount, isPayment }) => [amount, isPayment])).toEqual([
      [200, true],
      [100, true],
    ]);
    expect(await documentsOf(order)).toEqual([
      { kind: "invoice", cents: 20_000, tax: 4_000 },
      { kind: "invoice", cents: 10_000, tax: 2_000 },
    ]);
    expect((await step(order.id, "SHIPPED")).statusCode).toBe(200);
  });

  it("shows the bank account for the balance of a transfer order until staff mark it as paid", async () => {
    const order = await paidFor("bank_transfer");
    const changed = await change(order, 5);
    expect(changed.due).toBe(300);
    expect(changed.bankTransfer).toMatchObject({ reference: `Order ${order.number}`, payBy: null });
    expect(changed.paymentInstructions).toContain("Please transfer the balance of $300 to Larkwood Ltd");
    // An outdated balance is refused.
    await change(order, 4);
    const stale = await mark(order, "received", 300);
    expect([stale.statusCode, stale.json().detail]).toEqual([409, "The balance due is now $200."]);
    const marked = await mark(order, "received", 200);
    expect(marked.json<Payment>()).toMatchObject({ status: "received", amount: 400, due: 0 });
    expect((await mark(order, "received", 200)).statusCode).toBe(409);
    expect((await moneyOf(order.id)).paid).toBe(400);
    const [log] = await sql<{ action: string }>`
      SELECT action FROM audit_log WHERE subject_id = ${order.paymentId} ORDER BY id DESC LIMIT 1`;
    expect(log?.action).toBe("payment.rest");
  });

  it("never expires, and its balance can be paid at any time", async () => {
    const [byCard, byTransfer] = [await paidFor("test_card"), await paidFor("bank_transfer")];
    for (const order of [byCard, byTransfer]) {
      await change(order, 3);
      await sql`UPDATE orders SET created_at = created_at - interval '90 days' WHERE id = ${order.id}`;
      await sql`UPDATE payments SET created_at = created_at - interval '90 days' WHERE order_id = ${order.id}`;
    }
    await expireOrders(paymentContext(db));
    for (const order of [byCard, byTransfer])
      expect(await seenByShopper(order.id)).toMatchObject({ status: "PLACED", due: 100 });
    expect((await payByCard(byCard)).paid.json<PaymentProgress>()).toEqual({
      status: "received",
      attempt: "paid",
    });
  });

  it("closes outdated checkout pages and refunds payments made there", async () => {
    const order = await paidFor("test_card");
    await change(order, 3);
    await call(shopper, "POST", `/orders/${order.id}/payment`);
    const [old] = await sql<{ id: string }>`
      SELECT id FROM payment_attempts WHERE order_id = ${order.id} AND state = 'open'`;
    await change(order, 4);
    await call(shopper, "POST", `/orders/${order.id}/payment`);
    const open = await sql<{ id: string; cents: number }>`
      SELECT id, amount_cents::int AS cents FROM payment_attempts WHERE order_id = ${order.id} AND state = 'open'`;
    expect(open.map(({ cents }) => cents)).toEqual([20_000]);
    expect(open[0]?.id).not.toBe(old?.id);
    // The customer pays on the outdated page.
    await sql`UPDATE test_card_payments SET state = 'paid' WHERE id = ${old?.id ?? ""}`;
    await call(staff, "POST", `/admin/payments/attempts/${old?.id}/settle`);
    await expect
      .poll(async () => (await moneyOf(order.id)).refunds.map((one) => [one.cause, one.state, one.amount]), {
        timeout: 60_000,
      })
      .toEqual([["late", "done", 100]]);
    expect(await seenByShopper(order.id)).toMatchObject({ due: 200, refunded: 0 });
  });

  it("reduces the balance when its total drops again, then refunds the excess", async () => {
    const order = await paidFor("bank_transfer");
    expect((await change(order, 4)).due).toBe(200);
    expect((await change(order, 3)).due).toBe(100);
    expect((await change(order, 2)).due).toBe(0);
    expect((await moneyOf(order.id)).refunds).toEqual([]);
    expect(await change(order, 1)).toMatchObject({ total: 100, due: 0, refunded: 100 });
    expect(await change(order, 3)).toMatchObject({ total: 300, due: 200 });
    await mark(order, "received", 200);
    expect(await documentsOf(order)).toEqual([
      { kind: "invoice", cents: 20_000, tax: 4_000 },
      { kind: "credit_note", cents: 10_000, tax: 2_000 },
      { kind: "invoice", cents: 20_000, tax: 4_000 },
    ]);
    expect(await moneyOf(order.id)).toMatchObject({ paid: 400, refunded: 100, refundable: 300 });
  });

  it("refunds two payments in part, the last one first, never more than either was", async () => {
    const order = await paidFor("test_card");
    await change(order, 3);
    await payByCard(order);
    // All of the second payment and part of the first.
    expect((await refund(order.id, { amount: 150 })).statusCode).toBe(201);
    await expect.poll(async () => (await moneyOf(order.id)).refunded, { timeout: 60_000 }).toBe(150);
    const paidBy = await sql<{ paid: number; back: number }>`
      SELECT attempt.amount_cents::int AS paid, sum(refunds.amount_cents)::int AS back
      FROM payment_attempts AS attempt JOIN refunds ON attempt_id = attempt.id
      WHERE attempt.order_id = ${order.id} GROUP BY attempt.id ORDER BY attempt.id`;
    expect(paidBy).toEqual([
      { paid: 20_000, back: 5_000 },
      { paid: 10_000, back: 10_000 },
    ]);
    expect((await refund(order.id, { amount: 150.01 })).json().code).toBe("refund_too_large");
    const two = await Promise.all([refund(order.id, { amount: 100 }), refund(order.id, { amount: 100 })]);
    expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await refund(order.id, { amount: 50 })).statusCode).toBe(201);
    await expect.poll(async () => (await moneyOf(order.id)).status, { timeout: 60_000 }).toBe("refunded");
    await expect
      .poll(
        async () =>
          (await documentsOf(order)).reduce(
            (sum, one) => sum + (one.kind === "invoice" ? one.tax : -one.tax),
            0,
          ),
        {
          timeout: 60_000,
        },
      )
      .toBe(0);
  });

  it("refunds all payments and has no balance when it is cancelled", async () => {
    const order = await paidFor("test_card");
    await change(order, 3);
    await payByCard(order);
    await change(order, 4);
    expect((await step(order.id, "CANCELLED")).statusCode).toBe(200);
    expect((await seenByShopper(order.id)).due).toBe(0);
    await expect.poll(async () => (await moneyOf(order.id)).status, { timeout: 60_000 }).toBe("refunded");
    expect((await moneyOf(order.id)).refunds.map(({ amount }) => amount).sort()).toEqual([100, 200]);
    expect((await call(shopper, "POST", `/orders/${order.id}/payment`)).statusCode).toBe(409);
  });

  it("counts each payment as income of the month in which it was received", async () => {
    const order = await paidFor("bank_transfer");
    await sql`UPDATE payments SET received_at = received_at - interval '2 months' WHERE order_id = ${order.id}`;
    const lastMonths = async () => {
      const { months } = (await call(staff, "GET", "/admin/dashboard")).json<Dashboard>();
      return months.slice(-3).flatMap(({ Income, Expense }) => [Income, Expense]);
    };
    const before = await lastMonths();
    const growth = async () => (await lastMonths()).map((amount, index) => amount - (before[index] ?? 0));
    await change(order, 3);
    await mark(order, "received", 100);
    expect(await growth()).toEqual([0, 0, 0, 0, 100, 0]);
    await mark(order, "refunded");
    expect(await growth()).toEqual([0, 0, 0, 0, 100, 300]);
  });

  it("can ship with a balance due if it is paid on delivery", async () => {
    const order = await paidFor("pay_on_delivery");
    await step(order.id, "CONFIRMED");
    expect((await change(order, 3)).nextStatuses).toContain("SHIPPED");
    expect((await step(order.id, "SHIPPED")).statusCode).toBe(200);
  });
});
