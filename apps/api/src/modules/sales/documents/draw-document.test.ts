import { PAYMENT_METHODS } from "@larkwood/contract";
import { paymentMethodDefinitions } from "@larkwood/domain";
import { describe, expect, it } from "vitest";
import type { InvoiceContent } from "./document-content";
import { drawDocument } from "./draw-document";
import type { PdfBuilder } from "./pdf-builder";

/** A PDF builder that records its calls. */
function recordingBuilder() {
  const calls: string[] = [];
  const record = (...values: unknown[]) => void calls.push(JSON.stringify(values));
  const builder: PdfBuilder = {
    beginPage: record,
    heading: record,
    parties: record,
    facts: record,
    table: record,
    sums: record,
    total: record,
    note: record,
    end: async () => Buffer.alloc(0),
  };
  return { builder, text: () => calls.join("\n") };
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

describe("a document", () => {
  it.each(PAYMENT_METHODS)("names the payment method %s", (paymentMethod) => {
    const { label } = paymentMethodDefinitions[paymentMethod];
    expect(draw({ ...invoiceIn("EUR"), paymentMethod })).toContain(`"Payment","${label}"`);
  });

  it("uses the currency stored in its content", () => {
    expect(draw(invoiceIn("EUR"))).toContain('"Total","€205.00"');
    expect(draw(invoiceIn("JPY"))).toContain('"Total","¥205"');
  });

  it("without a stored currency is in dollars, even after a document in another currency", () => {
    draw(invoiceIn("EUR"));
    expect(draw(invoiceIn())).toContain('"Total","$205.00"');
  });
});
