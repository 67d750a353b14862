import type { TaxPart } from "@larkwood/domain";

interface DocumentLine {
  name: string;
  variant: string;
  quantity: number;
  priceCents: number;
}

/** What every sheet about an order says: who sells to whom, and what. */
export interface OrderContent {
  /** Documents from before there was a choice of currency do not name one: they are in dollars. */
  shop: { name: string; address: string; email: string; phone: string; timeZone: string; currency?: string };
  order: { number: number; createdAt: string; notes: string };
  customer: { name: string; address: string; country: string; phone: string };
  lines: DocumentLine[];
}

/** What an invoice says, as it was on the day it was made. */
export interface InvoiceContent extends OrderContent {
  subtotalCents: number;
  discountCents: number;
  coupon: string | null;
  shippingCents: number;
  delivery: string | null;
  taxes: TaxPart[];
  taxIncluded: boolean;
  totalCents: number;
  paymentMethod: string;
}

/** What a credit note says: how much of an invoice is given back, and why. */
export interface CreditNoteContent extends OrderContent {
  invoiceNumber: number;
  reason: string;
  amountCents: number;
  taxes: TaxPart[];
}

/** A sheet to be drawn. */
export type Sheet =
  | { kind: "invoice"; number: number; date: string; content: InvoiceContent }
  | { kind: "credit_note"; number: number; date: string; content: CreditNoteContent }
  | { kind: "packing_slip"; date: string; content: OrderContent };
