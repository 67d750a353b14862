import { REPORT_GROUPS } from "@larkwood/contract";
import { addDays, paidPerLine, splitByRate, type TaxPart, toCents } from "@larkwood/domain";
import { expect } from "vitest";
import { dayIn } from "../core/calendar";
import type { Database } from "../db/connection/client";
import { isOfOrderPayment } from "../modules/sales/payments/refunds.repo";
import { readCustomersReport } from "../modules/sales/reports/read-customers-report";
import { readProductsReport } from "../modules/sales/reports/read-products-report";
import { readSalesReport } from "../modules/sales/reports/read-sales-report";
import { readTaxReport } from "../modules/sales/reports/read-tax-report";
import { expectDocumentedDiscounts } from "./expect-documented-discounts";
import { tradingContext } from "./fixtures/orders";
import { heldCents } from "./fixtures/payments";
import { sqlOn } from "./plain-sql";

// Histories begin now and wait for some months at most.
const TODAY = dayIn(new Date(), "UTC");
const PERIOD = { from: addDays(TODAY, -10), to: addDays(TODAY, 400) };

type Figures = Record<string, unknown>;
const cents = (value: unknown) => toCents(Number(value));
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Adds up every report against orders, invoices, credit notes and the payment ledger of the database. */
export async function expectReportsToAddUp(db: Database, details: string): Promise<void> {
  const context = tradingContext(db);
  const sales = await readSalesReport(context, { ...PERIOD, by: "month" });
  const orders = await readSold(db);
  const expected = {
    orders: orders.length,
    itemCents: sumOf(orders.map(({ subtotalCents }) => subtotalCents)),
    discountCents: sumOf(orders.map(({ discountCents }) => discountCents)),
    deliveryCents: sumOf(orders.map(({ shippingCents }) => shippingCents)),
    taxCents: sumOf(orders.map(({ taxCents }) => taxCents)),
    grossCents: sumOf(orders.map(({ totalCents }) => totalCents)),
  };
  const { total } = sales;
  const actual = {
    orders: total.orders,
    itemCents: cents(total.items),
    discountCents: cents(total.discount),
    deliveryCents: cents(total.delivery),
    taxCents: cents(total.tax),
    grossCents: cents(total.gross),
  };
  expect(actual, details).toEqual(expected);
  expect(cents(total.net), details).toBe(expected.grossCents - expected.taxCents);
  expect(cents(total.received) - cents(total.refunds), details).toBe(await heldCents(db));
  for (const by of REPORT_GROUPS.sales) {
    const report = by === "day" ? await inTwoParts(db) : await readSalesReport(context, { ...PERIOD, by });
    expectRowsToAddUp(report.rows, { ...total, before: null }, `${by} ${details}`);
  }
  await expectPromotions(db, details);
  await expectProducts(db, orders, details);
  const customers = await readCustomersReport(context, { ...PERIOD, by: "week" });
  const { newGross, returningGross, otherGross } = customers.total;
  expect(cents(newGross) + cents(returningGross) + cents(otherGross), details).toBe(expected.grossCents);
  await expectTax(db, total, details);
}

/** The period in two reports by day, as one. */
async function inTwoParts(db: Database) {
  const context = tradingContext(db);
  const middle = addDays(TODAY, 5);
  const first = await readSalesReport(context, { from: PERIOD.from, to: middle, by: "day" });
  const second = await readSalesReport(context, { from: addDays(middle, 1), to: PERIOD.to, by: "day" });
  return { rows: [...first.rows, ...second.rows] };
}

function expectRowsToAddUp(rows: readonly Figures[], total: Figures, details: string): void {
  for (const [name, value] of Object.entries(total))
    if (typeof value === "number")
      expect([name, sumOf(rows.map((row) => cents(row[name])))], details).toEqual([name, cents(value)]);
}

/** The discounts of each combination of promotions are those on the documents, minus what credit notes for changes gave back. */
async function expectPromotions(db: Database, details: string): Promise<void> {
  const { rows } = await readSalesReport(tradingContext(db), { ...PERIOD, by: "promotion" });
  const sold = await sqlOn(db)<{ id: string; label: string }>`
    SELECT id, coalesce(promotions, '') AS label FROM orders WHERE status NOT IN ('CANCELLED', 'RETURNED')`;
  const expected = new Map<string, number>();
  for (const { id, label } of sold) {
    const { discounts } = await expectDocumentedDiscounts(db, id, details);
    expected.set(label, (expected.get(label) ?? 0) + sumOf(Object.values(discounts)));
  }
  // Money of an order that is not sold any more has a row, too.
  const actual = rows.filter(({ orders }) => orders > 0);
  expect(new Map(actual.map(({ key, discount }) => [key ?? "", cents(discount)])), details).toEqual(expected);
}

interface SoldOrder {
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  lines: { productId: string; priceCents: number; quantity: number; discountCents: number }[];
}

const readSold = async (db: Database): Promise<SoldOrder[]> =>
  sqlOn(db)<SoldOrder>`
    SELECT subtotal_cents::int AS "subtotalCents", discount_cents::int AS "discountCents", shipping_cents::int AS "shippingCents",
      tax_cents::int AS "taxCents", total_cents::int AS "totalCents", (
        SELECT json_agg(json_build_object('productId', product_id, 'priceCents', price_cents, 'quantity', quantity,
          'discountCents', discount_cents) ORDER BY position)
        FROM order_lines WHERE order_id = orders.id) AS lines
    FROM orders WHERE status NOT IN ('CANCELLED', 'RETURNED')`;

async function expectProducts(db: Database, orders: readonly SoldOrder[], details: string): Promise<void> {
  const context = tradingContext(db);
  const grossCents = new Map<string, number>();
  let deliveryCents = 0;
  for (const order of orders) {
    const paid = paidPerLine(order);
    deliveryCents += paid.shippingCents;
    for (const [index, { productId }] of order.lines.entries())
      grossCents.set(productId, (grossCents.get(productId) ?? 0) + (paid.lineCents[index] ?? 0));
  }
  for (const by of REPORT_GROUPS.products) {
    const { rows, total, delivery } = await readProductsReport(context, { ...PERIOD, by });
    const { orders: counted, ...additive } = total;
    expect(counted, details).toBe(orders.length);
    expectRowsToAddUp(rows, additive, `${by} ${details}`);
    expect(cents(delivery), details).toBe(deliveryCents);
    expect(cents(total.items), details).toBe(sumOf(orders.map(({ subtotalCents }) => subtotalCents)));
    expect(cents(total.discount), details).toBe(sumOf(orders.map(({ discountCents }) => discountCents)));
    if (by !== "category")
      expect(new Map(rows.map(({ key, gross }) => [key ?? "", cents(gross)])), details).toEqual(grossCents);
  }
}

interface StoredTax {
  orderId: string;
  kind: "invoice" | "credit_note";
  country: string;
  amountCents: number;
  taxes: TaxPart[];
  taxIncluded: boolean;
}

async function expectTax(db: Database, sales: Figures, details: string): Promise<void> {
  const documents = await sqlOn(db)<StoredTax>`
    SELECT order_id AS "orderId", kind, content->'customer'->>'country' AS country, amount_cents::int AS "amountCents",
      content->'taxes' AS taxes, coalesce(content->'taxIncluded', (
        SELECT first.content->'taxIncluded' FROM documents AS first WHERE first.order_id = documents.order_id
          AND first.kind = 'invoice' AND NOT first.content ? 'supplement')) AS "taxIncluded"
    FROM documents`;
  const expected = new Map<string, Record<"gross" | "tax" | "refunds" | "refundTax", number>>();
  for (const { kind, country, ...document } of documents)
    for (const { name, hundredths, grossCents, taxCents } of splitByRate(document)) {
      if (grossCents === 0 && taxCents === 0) continue;
      const key = `${country}|${hundredths / 100}|${name}`;
      const row = expected.get(key) ?? { gross: 0, tax: 0, refunds: 0, refundTax: 0 };
      const [gross, tax] =
        kind === "invoice" ? (["gross", "tax"] as const) : (["refunds", "refundTax"] as const);
      expected.set(key, { ...row, [gross]: row[gross] + grossCents, [tax]: row[tax] + taxCents });
    }
  const { rows, total } = await readTaxReport(tradingContext(db), PERIOD);
  const actual = rows.flatMap(({ key, gross, tax, refunds, refundTax }) => {
    const sums = {
      gross: cents(gross),
      tax: cents(tax),
      refunds: cents(refunds),
      refundTax: cents(refundTax),
    };
    return Object.values(sums).some((sum) => sum !== 0) ? [[key ?? "", sums] as const] : [];
  });
  expect(new Map(actual), details).toEqual(
    new Map([...expected].filter(([, sums]) => Object.values(sums).some(Boolean))),
  );
  expectRowsToAddUp(rows, { ...total, before: null }, `tax ${details}`);
  // Invoices minus credit notes are the money of the ledger, except for orders that are not paid, that have a failed refund,
  // or for which the provider refunded more than was paid.
  const uneven = await sqlOn(db)<{ id: string; held: number }>`
    SELECT order_id AS id, CASE status WHEN 'received' THEN amount_cents - done WHEN 'refunded'
      THEN amount_cents - GREATEST(amount_cents, done) ELSE 0 END::int AS held
    FROM payments, LATERAL (
      SELECT coalesce(sum(refunds.amount_cents) FILTER (WHERE state = 'done' AND ${isOfOrderPayment}), 0) AS done,
        count(*) FILTER (WHERE state = 'failed') AS failed
      FROM refunds WHERE refunds.order_id = payments.order_id AND state IN ('done', 'failed')
    ) AS refunded
    WHERE status IN ('expected', 'void') OR failed > 0 OR done > amount_cents`;
  const ids = new Set(uneven.map(({ id }) => id));
  const signed = (one: StoredTax) => (one.kind === "invoice" ? one.amountCents : -one.amountCents);
  const unevenCents = sumOf(documents.filter(({ orderId }) => ids.has(orderId)).map(signed));
  expect(cents(total.gross) - cents(total.refunds) - unevenCents, details).toBe(
    cents(sales.received) - cents(sales.refunds) - sumOf(uneven.map(({ held }) => held)),
  );
}
