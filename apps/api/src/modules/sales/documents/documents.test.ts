import { type Order, type OrderDocument, SETTING_DEFAULTS } from "@larkwood/contract";
import { sql as statement } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "../../../db/transaction";
import {
  orderBody,
  order as placeByUseCase,
  storeProduct,
  storeUser,
} from "../../../testing/fixtures/orders";
import { openOrderShop } from "../../../testing/order-shop";
import type { CreditNoteContent, InvoiceContent } from "./document-content";
import { syncInvoices } from "./sync-invoices";

const env = {
  SHOP_PAYMENT_METHODS: "test_card,bank_transfer",
  SHOP_TAX: JSON.stringify({
    included: true,
    rates: [
      { name: "VAT", country: "Norway", category: null, percent: 25 },
      { name: "Moms", country: "Sweden", category: null, percent: 12.5 },
    ],
  }),
};
const desk = await openOrderShop(env);
const { shop, db, call, sql, shopper, staff, mark } = desk;

const placeOrder = async (paymentMethod: "test_card" | "bank_transfer" = "bank_transfer") =>
  desk.place(
    [
      { productId: await storeProduct(db, 9, 10_000), quantity: 2 },
      { productId: await storeProduct(db, 9, 2_500), quantity: 1 },
    ],
    { paymentMethod, firstName: "Øystein", lastName: "Żółć Ωμέγα" },
  );

const documentsOf = async ({ id }: Order) => (await desk.seenByShopper(id)).documents;
const terminateConnection = statement`SELECT pg_terminate_backend(pg_backend_pid())`;
const contentOf = async <T>(id: string | undefined) =>
  (await sql<{ content: T }>`SELECT content FROM documents WHERE id = ${id ?? ""}`)[0]?.content;
const refund = (order: Order, payload: object) => desk.refund(order.id, payload);

describe("an invoice", () => {
  it("is created once when the order is paid, with items and tax by rate", async () => {
    const order = await placeOrder();
    expect(await documentsOf(order)).toEqual([]);
    await mark(order, "received");
    const [invoice, ...more] = await documentsOf(order);
    expect([invoice?.kind, more]).toEqual(["invoice", []]);
    expect(await contentOf<InvoiceContent>(invoice?.id)).toMatchObject({
      shop: { currency: "USD" },
      customer: { name: "Øystein Żółć Ωμέγα" },
      totalCents: 22_500,
      taxes: [{ name: "VAT", hundredths: 2_500, baseCents: 22_500, taxCents: 4_500 }],
    });
    const again = await call(staff, "POST", `/admin/orders/${order.id}/invoice`);
    expect(again.json<OrderDocument[]>().map(({ id }) => id)).toEqual([invoice?.id]);
  });

  it("is created for a card payment, and on demand for an unpaid order", async () => {
    const byCard = await placeOrder("test_card");
    await call(shopper, "POST", `/orders/${byCard.id}/payment`);
    await call(shopper, "POST", `/orders/${byCard.id}/test-card`, { payload: { answer: "pay" } });
    expect((await documentsOf(byCard)).map(({ kind }) => kind)).toEqual(["invoice"]);
    const unpaid = await placeOrder();
    await call(staff, "POST", `/admin/orders/${unpaid.id}/invoice`);
    expect((await documentsOf(unpaid)).map(({ kind }) => kind)).toEqual(["invoice"]);
    // Cancelling the order credits the invoice.
    await call(shopper, "POST", `/orders/${unpaid.id}/status`, { payload: { status: "CANCELLED" } });
    const [, note] = await documentsOf(unpaid);
    expect(await contentOf<CreditNoteContent>(note?.id)).toMatchObject({ amountCents: 22_500 });
  });

  it("never changes, even if the order does", async () => {
    const order = await placeOrder();
    await mark(order, "received");
    const [invoice] = await documentsOf(order);
    const before = await contentOf(invoice?.id);
    await sql`UPDATE orders SET first_name = 'Someone', address = 'Elsewhere 1' WHERE id = ${order.id}`;
    await call(staff, "POST", `/admin/orders/${order.id}/invoice`);
    expect(await contentOf(invoice?.id)).toEqual(before);
    await expect(
      sql`UPDATE documents SET number = number + 1000 WHERE id = ${invoice?.id ?? ""}`,
    ).rejects.toThrow();
    await expect(sql`DELETE FROM documents WHERE id = ${invoice?.id ?? ""}`).rejects.toThrow();
  });

  it("is followed by a tax-only invoice when a paid order moves to a country with another rate", async () => {
    const order = await placeOrder();
    await mark(order, "received");
    const moveTo = async (country: string) => {
      const { version, firstName, lastName, address, phoneNumber } = await desk.seenByShopper(order.id);
      const contact = { firstName, lastName, address, phoneNumber, country };
      const reply = await call(staff, "PUT", `/admin/orders/${order.id}`, { payload: { version, contact } });
      expect(reply.json()).toMatchObject({ country, total: 225, due: 0 });
    };
    await moveTo("Sweden");
    const [invoice, other, ...more] = await documentsOf(order);
    expect([other?.kind, more]).toEqual(["invoice", []]);
    expect(await contentOf<InvoiceContent>(other?.id)).toMatchObject({
      customer: { country: "Sweden" },
      totalCents: 0,
      taxes: [
        { name: "Moms", hundredths: 1_250, baseCents: 22_500, taxCents: 2_500 },
        { name: "VAT", hundredths: 2_500, baseCents: -22_500, taxCents: -4_500 },
      ],
      supplement: { of: invoice?.number, orderCents: 22_500, taxes: [{ name: "Moms", taxCents: 2_500 }] },
    });
    // Repeated requests and changes within the country create no document.
    await call(staff, "POST", `/admin/orders/${order.id}/invoice`);
    await moveTo("Sweden");
    expect(await documentsOf(order)).toHaveLength(2);
    await moveTo("Norway");
    await refund(order, { amount: 225 });
    const documents = await documentsOf(order);
    expect(documents.map(({ kind }) => kind)).toEqual(["invoice", "invoice", "invoice", "credit_note"]);
    expect((await contentOf<CreditNoteContent>(documents[3]?.id))?.taxes).toEqual([
      { name: "VAT", hundredths: 2_500, baseCents: 22_500, taxCents: 4_500 },
    ]);
  });

  it("is a PDF for the customer and admins, and a 404 for others", async () => {
    const order = await placeOrder();
    await mark(order, "received");
    const [invoice] = await documentsOf(order);
    for (const who of [shopper, staff]) {
      const reply = await call(who, "GET", `/documents/${invoice?.id}`);
      expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/pdf"]);
      expect(reply.headers["content-disposition"]).toBe(
        `attachment; filename="invoice-${invoice?.number}.pdf"`,
      );
      expect(reply.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    }
    const stranger = await shop.as("User");
    expect((await call(stranger, "GET", `/documents/${invoice?.id}`)).statusCode).toBe(404);
    const slip = await call(staff, "GET", `/admin/orders/${order.id}/packing-slip`);
    expect([slip.statusCode, slip.rawPayload.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
    expect((await call(shopper, "GET", `/admin/orders/${order.id}/packing-slip`)).statusCode).toBe(403);
  });
});

describe("a credit note", () => {
  it("is created for each refund with its lines and tax; together they equal the invoice", async () => {
    const order = await placeOrder();
    await mark(order, "received");
    await refund(order, { lines: [{ position: 1, quantity: 1 }], reason: "scratched" });
    await refund(order, { amount: 12.34 });
    await mark(order, "refunded");
    const [, ...notes] = await documentsOf(order);
    const contents = await Promise.all(notes.map(({ id }) => contentOf<CreditNoteContent>(id)));
    expect(contents.map((one) => one?.amountCents)).toEqual([10_000, 1_234, 11_266]);
    expect(contents[0]).toMatchObject({ reason: "scratched", lines: [{ quantity: 1, priceCents: 10_000 }] });
    const tax = contents.flatMap((one) => one?.taxes ?? []).reduce((sum, { taxCents }) => sum + taxCents, 0);
    expect(tax).toBe(4_500);
  });

  it("is created once when a card refund is done", async () => {
    const order = await placeOrder("test_card");
    await call(shopper, "POST", `/orders/${order.id}/payment`);
    await call(shopper, "POST", `/orders/${order.id}/test-card`, { payload: { answer: "pay" } });
    await refund(order, { amount: 5 });
    await expect
      .poll(async () => (await documentsOf(order)).map(({ kind }) => kind), { timeout: 60_000 })
      .toEqual(["invoice", "credit_note"]);
    await call(shopper, "POST", `/orders/${order.id}/payment/check`);
    expect(await documentsOf(order)).toHaveLength(2);
  });
});

describe("invoice numbers", () => {
  it("have no gaps or duplicates under 50 concurrent transactions, some of which fail or lose their connection", async () => {
    const caller = await storeUser(db, "numbers");
    const productId = await storeProduct(db, 1_000, 100);
    const ids: string[] = [];
    for (let i = 0; i < 50; i += 1)
      ids.push((await placeByUseCase(db, caller, orderBody([{ productId, quantity: 1 }]))).id);
    const settings = { current: SETTING_DEFAULTS, defaults: SETTING_DEFAULTS, pinned: {} };
    const make = (orderId: string, fate: "ends" | "fails" | "dies") =>
      inTransaction(db, async (tx) => {
        await syncInvoices(tx, { orderId, evenIfUnpaid: true, settings, now: new Date() });
        if (fate === "fails") throw new Error("after the number was taken");
        // Like a process that is killed after it has taken the number.
        if (fate === "dies") await tx.execute(terminateConnection);
      });
    const fates = ids.map(
      (_, i) => (i % 5 === 1 ? "fails" : i % 10 === 3 ? "dies" : "ends") as "ends" | "fails" | "dies",
    );
    const first = await Promise.allSettled(ids.map((id, i) => make(id, fates[i] ?? "ends")));
    expect(first.map(({ status }) => status === "fulfilled")).toEqual(fates.map((fate) => fate === "ends"));
    await Promise.all(ids.map((id) => make(id, "ends")));
    const numbers = await sql<{
      number: string;
    }>`SELECT number FROM documents WHERE kind = 'invoice' ORDER BY number`;
    const all = numbers.map(({ number }) => Number(number));
    expect(all).toEqual(all.map((_, i) => i + 1));
    const [last] = await sql<{ last: string }>`SELECT last FROM document_numbers WHERE kind = 'invoice'`;
    expect(Number(last?.last)).toBe(all.length);
    expect(
      await sql`SELECT order_id FROM documents WHERE kind = 'invoice' AND NOT content ? 'supplement' GROUP BY order_id HAVING count(*) > 1`,
    ).toEqual([]);
  }, 120_000);
});

describe("printing several orders", () => {
  it("creates one file with all invoices, including missing ones, for its owner only", async () => {
    const orders = [await placeOrder(), await placeOrder(), await placeOrder()];
    const ids = orders.map(({ id }) => id);
    const started = await call(staff, "POST", "/admin/orders/printing", {
      payload: { ids, sheet: "invoice" },
    });
    const { id } = started.json<{ id: string }>();
    await expect
      .poll(async () => (await call(staff, "GET", `/jobs/${id}`)).json().status, { timeout: 60_000 })
      .toBe("done");
    const file = await call(staff, "GET", `/jobs/${id}/pdf`);
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(file.rawPayload.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(3);
    for (const order of orders) expect(await documentsOf(order)).toHaveLength(1);
    expect((await call(await shop.as("Admin"), "GET", `/jobs/${id}/pdf`)).statusCode).toBe(404);
  });
});
