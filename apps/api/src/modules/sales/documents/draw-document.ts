import type { TaxPart } from "@larkwood/domain";
import { formatCents } from "../../../core/format-cents";
import type { InvoiceContent, OrderContent, PrintableDocument } from "./document-content";
import type { PdfBuilder } from "./pdf-builder";

const TITLES = { invoice: "Invoice", credit_note: "Credit note", packing_slip: "Packing slip" } as const;

/** In which part the shop is named, and its customer. */
const PARTS = {
  invoice: ["Sold by", "Sold to"],
  credit_note: ["Credited by", "Credited to"],
  packing_slip: ["From", "Ship to"],
} as const;

type FormatCents = (cents: number) => string;

const METHODS: Record<string, string> = {
  bank_transfer: "Bank transfer",
  pay_on_delivery: "Payment on delivery",
  card: "Card",
  test_card: "Test card",
};

/** Draws a sheet, beginning on a page of its own. */
export function drawDocument(paper: PdfBuilder, sheet: PrintableDocument): void {
  const { content } = sheet;
  paper.beginPage();
  paper.heading(TITLES[sheet.kind], { shopName: content.shop.name, sheetName: nameOf(sheet) });
  const [seller, customer] = PARTS[sheet.kind];
  paper.parties(
    { part: seller, lines: sellerLines(sheet) },
    { part: customer, lines: customerLines(content) },
  );
  paper.facts(factsOf(sheet));
  if (sheet.kind === "packing_slip") drawPieces(paper, sheet.content);
  else if (sheet.kind === "invoice") drawInvoice(paper, sheet);
  else drawCreditNote(paper, sheet);
}

const nameOf = (sheet: PrintableDocument) =>
  sheet.kind === "packing_slip"
    ? `${TITLES.packing_slip} for order ${sheet.content.order.number}`
    : `${TITLES[sheet.kind]} ${sheet.number}`;

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

function factsOf(sheet: PrintableDocument): [string, string][] {
  const { order, shop } = sheet.content;
  const day = (at: string) => dayOf(at, shop.timeZone);
  const about: [string, string][] = [
    ["Order", `${order.number}, placed ${day(order.createdAt)}`],
    ["Date", day(sheet.date)],
  ];
  if (sheet.kind === "packing_slip") return about;
  const named: [string, string] = [`${TITLES[sheet.kind]} number`, String(sheet.number)];
  if (sheet.kind === "credit_note")
    return [
      named,
      ...about,
      ["For invoice number", [sheet.content.invoiceNumber, ...(sheet.content.supplements ?? [])].join(", ")],
    ];
  const { paymentMethod, supplement, totalCents } = sheet.content;
  // Where nothing is asked for, its tax is another.
  const related = totalCents > 0 ? "Adds to invoice number" : "Corrects invoice number";
  return [
    named,
    ...(supplement ? [[related, String(supplement.of)] as [string, string]] : []),
    ...about,
    ["Payment", METHODS[paymentMethod] ?? paymentMethod],
  ];
}

const called = ({ name, variant }: { name: string; variant: string }) =>
  variant ? `${name} (${variant})` : name;

function drawPieces(paper: PdfBuilder, { lines, order }: OrderContent): void {
  const all = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  paper.table(
    ["Qty", "Item"],
    lines.map((line) => [String(line.quantity), called(line)]),
    { numbers: [0], widths: [60, null], foot: [String(all), "total"] },
  );
  if (order.notes) paper.note("Special request", order.notes);
}

/** What is sold or credited, line by line. */
function drawLines(paper: PdfBuilder, content: OrderContent): void {
  const { lines } = content;
  if (lines.length === 0) return;
  const format = formatOf(content);
  paper.table(
    ["Item", "Qty", "Unit price", "Amount"],
    lines.map((line) => [
      called(line),
      String(line.quantity),
      format(line.priceCents),
      format(line.priceCents * line.quantity),
    ]),
    { numbers: [1, 2, 3], widths: [null, 55, 85, 90] },
  );
}

const taxRows = (taxes: readonly TaxPart[], word: string, format: FormatCents): [string, string][] =>
  taxes.map(({ name, hundredths, baseCents, taxCents }) => [
    `${word} ${name} ${hundredths / 100}% on ${format(baseCents)}`,
    format(taxCents),
  ]);

function drawInvoice(paper: PdfBuilder, { content }: Extract<PrintableDocument, { kind: "invoice" }>): void {
  drawLines(paper, content);
  const { supplement } = content;
  const format = formatOf(content);
  const tax = taxRows(supplement?.taxes ?? content.taxes, content.taxIncluded ? "Includes" : "Plus", format);
  const shipping = content.delivery ? `Delivery (${content.delivery})` : "Delivery";
  paper.sums([
    ["Subtotal", format(content.subtotalCents)],
    ...(content.discountCents > 0
      ? [[`Coupon ${content.coupon ?? ""}`.trim(), `−${format(content.discountCents)}`] as [string, string]]
      : []),
    [shipping, content.shippingCents > 0 ? format(content.shippingCents) : "Free"],
    ...(content.taxIncluded ? [] : tax),
  ]);
  if (supplement) drawSupplement(paper, content, supplement);
  else {
    paper.total("Total", format(content.totalCents));
    if (content.taxIncluded && tax.length > 0) paper.sums(tax);
  }
}

/** The whole order, less what was invoiced before: what is left is what this invoice asks for. */
function drawSupplement(
  paper: PdfBuilder,
  content: InvoiceContent,
  { orderCents }: NonNullable<InvoiceContent["supplement"]>,
): void {
  const { totalCents, taxes } = content;
  const format = formatOf(content);
  paper.sums([
    ["Updated order total", format(orderCents)],
    ["Previously invoiced", `−${format(orderCents - totalCents)}`],
  ]);
  paper.total("Total", format(totalCents));
  if (taxes.length > 0) paper.sums(taxRows(taxes, "Includes", format));
}

function drawCreditNote(
  paper: PdfBuilder,
  { content }: Extract<PrintableDocument, { kind: "credit_note" }>,
): void {
  const format = formatOf(content);
  drawLines(paper, content);
  paper.total("Total credited", format(content.amountCents));
  if (content.taxes.length > 0)
    paper.sums(
      taxRows(
        content.taxes.filter(({ taxCents }) => taxCents !== 0),
        "Includes",
        format,
      ),
    );
  if (content.reason) paper.note("Reason", content.reason);
}
