import { creditSums, orderSums, paymentMethodDefinitions, type SumRow, taxRows } from "@larkwood/domain";
import { formatCents } from "../../../core/format-cents";
import type { DrawnDocument, InvoiceContent, OrderContent, PrintableDocument } from "./document-content";
import { drawProductSheet } from "./draw-product-sheet";
import type { PdfBuilder } from "./pdf-builder";

const TITLES = { invoice: "Invoice", credit_note: "Credit note", packing_slip: "Packing slip" } as const;

/** Headings above the shop's and the customer's address. */
const PARTY_HEADINGS = {
  invoice: ["Sold by", "Sold to"],
  credit_note: ["Credited by", "Credited to"],
  packing_slip: ["From", "Ship to"],
} as const;

type FormatCents = (cents: number) => string;

/** Draws a document, starting on a new page. */
export function drawDocument(pdf: PdfBuilder, document: DrawnDocument): void {
  if (document.kind === "product_sheet") drawProductSheet(pdf, document);
  else drawOrderDocument(pdf, document);
}

function drawOrderDocument(pdf: PdfBuilder, document: PrintableDocument): void {
  const { content } = document;
  pdf.beginPage();
  pdf.heading(TITLES[document.kind], { shopName: content.shop.name, documentName: nameOf(document) });
  const [seller, customer] = PARTY_HEADINGS[document.kind];
  pdf.parties(
    { heading: seller, lines: sellerLines(document) },
    { heading: customer, lines: customerLines(content) },
  );
  pdf.facts(factsOf(document));
  if (document.kind === "packing_slip") drawPackingList(pdf, document.content);
  else if (document.kind === "invoice") drawInvoice(pdf, document);
  else drawCreditNote(pdf, document);
}

const nameOf = (document: PrintableDocument) =>
  document.kind === "packing_slip"
    ? `${TITLES.packing_slip} for order ${document.content.order.number}`
    : `${TITLES[document.kind]} ${document.number}`;

/** Formats amounts in the document's currency; documents from before there was a choice have none stored. */
const formatOf =
  ({ shop }: OrderContent): FormatCents =>
  (cents) =>
    formatCents(cents, shop.currency ?? "USD");

const dayOf = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone }).format(new Date(at));

const sellerLines = ({ kind, content: { shop } }: PrintableDocument) => {
  const tax = kind !== "packing_slip" && shop.taxNumber ? `Tax number ${shop.taxNumber}` : "";
  return [shop.seller ?? shop.name, shop.address, shop.email, shop.phone, tax].filter(Boolean);
};

const customerLines = ({ customer }: OrderContent) =>
  [customer.name, customer.address, customer.country, customer.phone].filter(Boolean);

function factsOf(document: PrintableDocument): [string, string][] {
  const { order, shop } = document.content;
  const day = (at: string) => dayOf(at, shop.timeZone);
  const common: [string, string][] = [
    ["Order", `${order.number}, placed ${day(order.createdAt)}`],
    ["Date", day(document.date)],
  ];
  if (document.kind === "packing_slip") return common;
  const number: [string, string] = [`${TITLES[document.kind]} number`, String(document.number)];
  if (document.kind === "credit_note")
    return [
      number,
      ...common,
      [
        "For invoice number",
        [document.content.invoiceNumber, ...(document.content.supplements ?? [])].join(", "),
      ],
    ];
  const { paymentMethod, supplement, totalCents } = document.content;
  // An invoice of 0 only corrects the tax.
  const related = totalCents > 0 ? "Adds to invoice number" : "Corrects invoice number";
  return [
    number,
    ...(supplement ? [[related, String(supplement.of)] as [string, string]] : []),
    ...common,
    ["Payment", paymentMethodDefinitions[paymentMethod].label],
  ];
}

const itemName = ({ name, variant }: { name: string; variant: string }) =>
  variant ? `${name} (${variant})` : name;

function drawPackingList(pdf: PdfBuilder, { lines, order, giftNote }: OrderContent): void {
  const totalQuantity = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  pdf.table(
    ["Qty", "Item"],
    lines.map((line) => [String(line.quantity), itemName(line)]),
    { numbers: [0], widths: [60, null], foot: [String(totalQuantity), "total"] },
  );
  if (giftNote) pdf.note("A note for you", giftNote);
  if (order.notes) pdf.note("Special request", order.notes);
}

/** Draws the sold or credited items. */
function drawLines(pdf: PdfBuilder, content: OrderContent): void {
  const { lines } = content;
  if (lines.length === 0) return;
  const format = formatOf(content);
  pdf.table(
    ["Item", "Qty", "Unit price", "Amount"],
    lines.map((line) => [
      itemName(line),
      String(line.quantity),
      format(line.priceCents),
      format(line.priceCents * line.quantity),
    ]),
    { numbers: [1, 2, 3], widths: [null, 55, 85, 90] },
  );
}

function drawInvoice(pdf: PdfBuilder, { content }: Extract<PrintableDocument, { kind: "invoice" }>): void {
  drawLines(pdf, content);
  const { supplement } = content;
  const order = {
    ...content,
    shipping: content.shippingCents,
    taxes: supplement?.taxes ?? content.taxes,
    totalCents: supplement?.orderCents ?? content.totalCents,
  };
  const rows = orderSums(order, formatOf(content));
  if (supplement) {
    pdf.sums(rowsOf(rows, "sum"));
    drawSupplement(pdf, content, supplement);
  } else drawSums(pdf, rows);
}

const rowsOf = (rows: readonly SumRow[], kind: SumRow["kind"]) =>
  rows.filter((row) => row.kind === kind).map(({ term, value }) => [term, value] as const);

function drawSums(pdf: PdfBuilder, rows: readonly SumRow[]): void {
  const [sums, included] = [rowsOf(rows, "sum"), rowsOf(rows, "included")];
  if (sums.length > 0) pdf.sums(sums);
  for (const [term, value] of rowsOf(rows, "total")) pdf.total(term, value);
  if (included.length > 0) pdf.sums(included);
}

/** Draws the order total minus the amount invoiced before. */
function drawSupplement(
  pdf: PdfBuilder,
  content: InvoiceContent,
  { orderCents }: NonNullable<InvoiceContent["supplement"]>,
): void {
  const { totalCents, taxes } = content;
  const format = formatOf(content);
  pdf.sums([
    ["Updated order total", format(orderCents)],
    ["Previously invoiced", `−${format(orderCents - totalCents)}`],
  ]);
  pdf.total("Total", format(totalCents));
  if (taxes.length > 0) pdf.sums(rowsOf(taxRows(taxes, true, format), "included"));
}

function drawCreditNote(
  pdf: PdfBuilder,
  { content }: Extract<PrintableDocument, { kind: "credit_note" }>,
): void {
  drawLines(pdf, content);
  // Old credit notes show their amount and the tax in it.
  drawSums(pdf, creditSums({ taxIncluded: true, ...content }, formatOf(content)));
  if (content.reason) pdf.note("Reason", content.reason);
}
