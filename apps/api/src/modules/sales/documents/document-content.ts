import type { PaymentMethod } from "@larkwood/contract";
import type { CreditedParts, Silhouettes, Size, TaxPart } from "@larkwood/domain";

interface DocumentLine {
  name: string;
  variant: string;
  quantity: number;
  priceCents: number;
  /** The discounts that belong to this line. Missing in old documents. */
  discountCents?: number;
}

/** The content that all documents about an order share. */
export interface OrderContent {
  shop: {
    name: string;
    /** The seller's legal name, if it differs from the shop's name. */
    seller?: string;
    /** Lines separated by "\n". */
    address: string;
    taxNumber?: string;
    email: string;
    phone: string;
    timeZone: string;
    /** Missing in old documents, which are in US dollars. */
    currency?: string;
  };
  order: { number: number; createdAt: string; notes: string };
  customer: { name: string; address: string; country: string; phone: string };
  /** For the recipient of a gift; on packing slips only. */
  giftNote?: string;
  lines: DocumentLine[];
}

/** The content of an invoice, frozen when it is created. */
export interface InvoiceContent extends OrderContent {
  subtotalCents: number;
  discountCents: number;
  coupon: string | null;
  /** Missing in old documents, and in those of orders without promotions. */
  promotions?: { name: string; cents: number; deliveryCents: number; lineCents?: number[] }[];
  /** Missing in old documents. */
  manualDiscount?: { cents: number; reason: string } | null;
  shippingCents: number;
  delivery: string | null;
  taxes: TaxPart[];
  taxIncluded: boolean;
  /** The amount of this invoice. */
  totalCents: number;
  paymentMethod: PaymentMethod;
  /** Set on a supplementary invoice: the first invoice's number, and taxes and total of the whole order. */
  supplement?: { of: number; taxes: TaxPart[]; orderCents: number };
}

export interface CreditNoteContent extends OrderContent {
  invoiceNumber: number;
  /** Numbers of the supplementary invoices. */
  supplements?: number[];
  reason: string;
  amountCents: number;
  taxes: TaxPart[];
  /** Missing in old documents. */
  taxIncluded?: boolean;
  /** Why it exists: items or an amount were refunded, the order was changed, or the rest of it was credited. Missing in old documents. */
  cause?: "refund" | "change" | "rest";
  /** What the amount consists of. Missing in old documents, and if an amount was credited without items. */
  parts?: CreditedParts;
}

/** A sheet about a product, drawn from its data. */
export interface ProductSheetContent {
  kind: "product_sheet";
  title: string;
  shop: { name: string; email: string; phone: string };
  /** The product with its variant. */
  name: string;
  sku: string;
  /** Drawn from the front, the side and above. */
  drawing?: { size: Size; outlines: Silhouettes | null };
  facts: [string, string][];
  notes: { title: string; text: string }[];
  /** Numbered. */
  steps: string[];
}

/** Whatever can be drawn into a PDF. */
export type DrawnDocument = PrintableDocument | ProductSheetContent;

export type PrintableDocument =
  | { kind: "invoice"; number: number; date: string; content: InvoiceContent }
  | { kind: "credit_note"; number: number; date: string; content: CreditNoteContent }
  | { kind: "packing_slip"; date: string; content: OrderContent };
