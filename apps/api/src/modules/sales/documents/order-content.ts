import type { PaymentMethod, PaymentStatus } from "@larkwood/contract";
import { type ManualDiscount, streetLines, type TaxPart } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { Settings } from "../../../core/settings";
import { type Executor, queryFirst } from "../../../db/executor";
import { readCurrency } from "../../platform/settings";
import type { InvoiceContent } from "./document-content";

interface OrderDocumentRow {
  number: string;
  createdAt: string;
  firstName: string;
  lastName: string;
  address: string;
  addressLine2: string;
  postCode: string;
  city: string;
  country: string;
  phone: string;
  notes: string;
  giftNote: string;
  lines: InvoiceContent["lines"];
  subtotalCents: string;
  discountCents: string;
  shippingCents: string;
  totalCents: string;
  taxes: TaxPart[];
  taxIncluded: boolean;
  delivery: { name: string } | null;
  coupon: string | null;
  promotions: NonNullable<InvoiceContent["promotions"]>;
  manualDiscount: ManualDiscount | null;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  paidCents: string;
}

/** The document content of an order, with its payment status and the amount paid. */
export interface OrderForDocument {
  content: InvoiceContent;
  /** Empty without one. It goes on the packing slip only. */
  giftNote: string;
  paymentStatus: PaymentStatus;
  paidCents: number;
}

export type SellerSettings = Pick<Settings, "current" | "pinned" | "defaults">;

/** Reads the current order. The currency comes from the database, because this process's settings may be outdated. */
export async function findOrderContent(
  db: Executor,
  orderId: string,
  settings: SellerSettings,
): Promise<OrderForDocument | null> {
  const seller = settings.current;
  const query = queryFirst<OrderDocumentRow>(
    db,
    sql`
    SELECT orders.number, orders.created_at AS "createdAt", first_name AS "firstName", last_name AS "lastName", address,
      address_line2 AS "addressLine2", post_code AS "postCode", city, country, phone_number AS phone, notes, gift_note AS "giftNote", subtotal_cents AS "subtotalCents", discount_cents AS "discountCents",
      shipping_cents AS "shippingCents", total_cents AS "totalCents", taxes, tax_included AS "taxIncluded", delivery,
      coupon_code AS coupon, manual_discount AS "manualDiscount", orders.payment_method AS "paymentMethod", payments.status AS "paymentStatus",
      CASE WHEN payments.status IN ('received', 'refunded') THEN payments.amount_cents ELSE 0 END AS "paidCents",
      coalesce((SELECT json_agg(json_build_object('name', name, 'cents', cents, 'deliveryCents', delivery_cents, 'lineCents', line_cents)
        ORDER BY position)
        FROM order_promotions WHERE order_id = orders.id AND cents + delivery_cents > 0), '[]') AS promotions,
      (SELECT json_agg(json_build_object('name', name, 'variant', variant, 'quantity', quantity, 'priceCents', price_cents,
        'discountCents', discount_cents)
        ORDER BY position) FROM order_lines WHERE order_id = orders.id) AS lines
    FROM orders JOIN payments ON payments.order_id = orders.id WHERE orders.id = ${orderId}`,
  );
  const [row, currency] = await Promise.all([query, readCurrency(db, settings)]);
  if (!row) return null;
  const content: InvoiceContent = {
    shop: {
      name: seller.shopName,
      ...(seller.postalName ? { seller: seller.postalName } : {}),
      address: [seller.postalStreet, seller.postalCity, seller.postalCountry].filter(Boolean).join("\n"),
      ...(seller.taxNumber ? { taxNumber: seller.taxNumber } : {}),
      email: seller.contactEmail,
      phone: seller.contactPhone,
      timeZone: seller.timeZone,
      currency,
    },
    order: { number: Number(row.number), createdAt: new Date(row.createdAt).toISOString(), notes: row.notes },
    customer: {
      name: `${row.firstName} ${row.lastName}`,
      address: streetLines(row).join("\n"),
      country: row.country,
      phone: row.phone,
    },
    lines: row.lines,
    subtotalCents: Number(row.subtotalCents),
    discountCents: Number(row.discountCents),
    coupon: row.coupon,
    ...(row.promotions.length > 0 && { promotions: row.promotions }),
    ...(row.manualDiscount && {
      manualDiscount: { cents: row.manualDiscount.cents, reason: row.manualDiscount.reason },
    }),
    shippingCents: Number(row.shippingCents),
    delivery: row.delivery?.name ?? null,
    taxes: row.taxes,
    taxIncluded: row.taxIncluded,
    totalCents: Number(row.totalCents),
    paymentMethod: row.paymentMethod,
  };
  return {
    content,
    giftNote: row.giftNote,
    paymentStatus: row.paymentStatus,
    paidCents: Number(row.paidCents),
  };
}
