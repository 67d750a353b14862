import type { TaxPart } from "@larkwood/domain";

interface DocumentLine {
  name: string;
  variant: string;
  quantity: number;
  priceCents: number;
}

/** What every sheet about an order says: who sells to whom, and what. */
export interface OrderContent {
  shop: {
    name: string;
    /** Who sells, where that is called otherwise than the shop. */
    seller?: string;
    /** Lines, one below the other. */
    address: string;
    taxNumber?: string;
    email: string;
    phone: string;
    timeZone: string;
    /** Documents from before there was a choice of currency do not name one: they are in dollars. */
    currency?: string;
  };
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
  /** What this invoice asks for. */
  totalCents: number;
  paymentMethod: string;
  /** Of an invoice for what was added to an order that had one: the whole order beside it. */
  supplement?: { of: number; taxes: TaxPart[]; orderCents: number };
}

/** What a credit note says: how much of an invoice is given back, and why. */
export interface CreditNoteContent extends OrderContent {
  invoiceNumber: number;
  /** Numbers of the invoices for what was added later. */
  supplements?: number[];
  reason: string;
  amountCents: number;
  taxes: TaxPart[];
}

/** A sheet to be drawn. */
export type PrintableDocument =
  | { kind: "invoice"; number: number; date: string; content: InvoiceContent }
  | { kind: "credit_note"; number: number; date: string; content: CreditNoteContent }
  | { kind: "packing_slip"; date: string; content: OrderContent };
