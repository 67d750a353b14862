import { describe, expect, it } from "vitest";
import type { InvoiceContent } from "./document-content";
import { drawDocument } from "./draw-document";
import type { PdfBuilder } from "./pdf-builder";

/** Paper that only remembers what was written on it. */
function notepad() {
  const written: string[] = [];
  const write = (...words: unknown[]) => void written.push(JSON.stringify(words));
  const paper: PdfBuilder = {
    beginPage: write,
    heading: write,
    parties: write,
    facts: write,
    table: write,
    sums: write,
    total: write,
    note: write,
    end: async () => Buffer.alloc(0),
  };
  return { paper, text: () => written.join("\n") };
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

function drawn(content: InvoiceContent): string {
  const { paper, text } = notepad();
  drawDocument(paper, { kind: "invoice", number: 7, date: "2026-01-02T00:00:00Z", content });
  return text();
}

describe("a sheet", () => {
  it("is in the currency of the shop that made it, wherever it is drawn", () => {
    expect(drawn(invoiceIn("EUR"))).toContain('"Total","€205.00"');
    expect(drawn(invoiceIn("JPY"))).toContain('"Total","¥205"');
  });

  it("from before there was a choice is in dollars, also after one that is not", () => {
    drawn(invoiceIn("EUR"));
    expect(drawn(invoiceIn())).toContain('"Total","$205.00"');
  });
});
