import { PAYMENT_METHODS } from "@larkwood/contract";
import { paymentMethodDefinitions } from "@larkwood/domain";
import { centsOf, randomOrders } from "@larkwood/domain/testing";
import { describe, expect, it } from "vitest";
import { formatCents } from "../../../core/format-cents";
import type { CreditNoteContent, InvoiceContent } from "./document-content";
import { drawDocument } from "./draw-document";
import type { PdfBuilder } from "./pdf-builder";

/** A PDF builder that records its calls. */
function recordingBuilder() {
  const calls: string[] = [];
  const shown = { cells: [] as string[], rows: [] as (readonly [string, string])[], total: "" };
  const record = (...values: unknown[]) => void calls.push(JSON.stringify(values));
  const builder: PdfBuilder = {
    beginPage: record,
    heading: record,
    parties: record,
    facts: record,
    table: (head, rows, options) => {
      shown.cells.push(...rows.map((cells) => cells.at(-1) ?? ""));
      record(head, rows, options);
    },
    sums: (rows) => {
      // Rows after the total name taxes that are part of it.
      if (shown.total === "") shown.rows.push(...rows);
      record(rows);
    },
    total: (term, value) => {
      shown.total = value;
      record(term, value);
    },
    note: record,
    views: record,
    end: async () => Buffer.alloc(0),
  };
  return { builder, shown, text: () => calls.join("\n") };
}

function invoiceIn(currency?: string): InvoiceContent {
  return {
    shop: {
      name: "Oak",
      address: "",
      email: "",
      phone: "",
      timeZone: "UTC",
      ...(currency ? { currency } : {}),
    },
    order: { number: 1, createdAt: "2026-01-01T00:00:00Z", notes: "" },
    customer: { name: "Ada Lund", address: "Elm Street 5", country: "Norway", phone: "" },
    lines: [{ name: "Chair", variant: "Oak", quantity: 2, priceCents: 10_000 }],
    subtotalCents: 20_000,
    discountCents: 0,
    coupon: null,
    shippingCents: 500,
    delivery: "Parcel",
    taxes: [],
    taxIncluded: false,
    totalCents: 20_500,
    paymentMethod: "card",
  };
}

function draw(content: InvoiceContent): string {
  const { builder, text } = recordingBuilder();
  drawDocument(builder, { kind: "invoice", number: 7, date: "2026-01-02T00:00:00Z", content });
  return text();
}

it("an invoice shows amounts that add up: lines to the subtotal, all rows to the total", () => {
  for (const order of randomOrders(300)) {
    const { builder, shown } = recordingBuilder();
    const content: InvoiceContent = { ...invoiceIn("USD"), ...order };
    drawDocument(builder, { kind: "invoice", number: 7, date: "2026-01-02T00:00:00Z", content });
    const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + centsOf(amount), 0);
    expect(shown.rows[0]).toEqual(["Subtotal", formatCents(sum(shown.cells), "USD")]);
    expect(sum(shown.rows.map(([, amount]) => amount))).toBe(centsOf(shown.total));
    expect(centsOf(shown.total)).toBe(order.totalCents);
  }
});

it("a credit note shows amounts that add up, with the promotions that its items give back", () => {
  const { builder, shown } = recordingBuilder();
  const { shop, order, customer } = invoiceIn("USD");
  const content: CreditNoteContent = {
    shop,
    order,
    customer,
    lines: [{ name: "Chair", variant: "Oak", quantity: 1, priceCents: 10_000 }],
    invoiceNumber: 1,
    reason: "",
    amountCents: 11_250,
    taxes: [{ name: "VAT", hundredths: 2_500, baseCents: 9_000, taxCents: 2_250 }],
    taxIncluded: false,
    cause: "refund",
    parts: { itemCents: 10_000, discounts: [{ name: "Summer sale", cents: 1_000 }], shippingCents: 0 },
  };
  drawDocument(builder, { kind: "credit_note", number: 7, date: "2026-01-02T00:00:00Z", content });
  expect(shown).toEqual({
    cells: ["$100"],
    rows: [
      ["Subtotal", "$100"],
      ["Summer sale", "−$10"],
      ["VAT 25% on $90", "$22.50"],
    ],
    total: "$112.50",
  });
});

describe("a document", () => {
  it.each(PAYMENT_METHODS)("names the payment method %s", (paymentMethod) => {
    const { label } = paymentMethodDefinitions[paymentMethod];
    expect(draw({ ...invoiceIn("EUR"), paymentMethod })).toContain(`"Payment","${label}"`);
  });

  it("uses the currency stored in its content", () => {
    expect(draw(invoiceIn("EUR"))).toContain('"Total","€205"');
    expect(draw(invoiceIn("JPY"))).toContain('"Total","¥205"');
  });

  it("without a stored currency is in dollars, even after a document in another currency", () => {
    draw(invoiceIn("EUR"));
    expect(draw(invoiceIn())).toContain('"Total","$205"');
  });
});
