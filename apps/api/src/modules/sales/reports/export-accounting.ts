import type { AccountingQuery } from "@larkwood/contract";
import { addDays, addMonths, decimalCents, splitByRate, type TaxPart } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { dayIn } from "../../../core/calendar";
import { encodeCsv } from "../../../core/csv";
import { type Executor, queryRows } from "../../../db/executor";
import { isWithin } from "../payments";
import type { Booking } from "./booking";
import { datevHeader, datevLine } from "./datev";
import { type ReportContext, timesOf } from "./report-frame";

const BATCH = 1_000;

interface DocumentRow {
  id: string;
  createdAt: string;
  kind: "invoice" | "credit_note";
  number: string;
  orderNumber: number;
  country: string;
  currency: string | null;
  amountCents: string;
  taxes: TaxPart[];
  taxIncluded: boolean;
}

const HEADER = [
  "date",
  "type",
  "reference",
  "order",
  "country",
  "tax",
  "percent",
  "tax code",
  "account",
  "customer account",
  "net",
  "tax amount",
  "gross",
  "currency",
];

/** The invoices and credit notes of a month for an accountant. Documents never change, so the file is the same every time. */
export async function* accountingFile(
  { replicas, settings }: Pick<ReportContext, "replicas" | "settings">,
  query: AccountingQuery,
): AsyncGenerator<string> {
  const { timeZone } = settings.current;
  const from = `${query.month}-01`;
  const month = { from, to: addDays(addMonths(from, 1), -1) };
  const isDatev = query.format === "datev";
  yield isDatev ? datevHeader(month, settings.current.currency) : encodeCsv([HEADER]);
  let after: DocumentRow | undefined;
  for (;;) {
    const rows: DocumentRow[] = await replicas.read((db) =>
      readDocuments(db, timesOf(month, timeZone), after),
    );
    const bookings = rows.flatMap((row) => toBookings(row, query, settings.current));
    yield isDatev ? bookings.map(datevLine).join("") : encodeCsv(bookings.map(toCells));
    after = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

const readDocuments = (db: Executor, range: { from: Date; until: Date }, after: DocumentRow | undefined) =>
  queryRows<DocumentRow>(
    db,
    sql`
    SELECT id, created_at::text AS "createdAt", kind, number, (content->'order'->>'number')::bigint AS "orderNumber",
      content->'customer'->>'country' AS country, content->'shop'->>'currency' AS currency, amount_cents AS "amountCents",
      content->'taxes' AS taxes, coalesce(content->>'taxIncluded', (
        SELECT invoice.content->>'taxIncluded' FROM documents AS invoice
        WHERE invoice.kind = 'invoice' AND invoice.number = (documents.content->>'invoiceNumber')::bigint
      ))::boolean AS "taxIncluded"
    FROM documents WHERE ${isWithin(sql`created_at`, range)}
      AND ${after ? sql`(created_at, id) > (${after.createdAt}::timestamptz, ${after.id})` : sql`true`}
    ORDER BY created_at, id LIMIT ${BATCH}`,
  );

function toBookings(
  row: DocumentRow,
  { rates, account, customerAccount }: AccountingQuery,
  shop: { timeZone: string; currency: string },
): Booking[] {
  const isCredit = row.kind === "credit_note";
  const parts = splitByRate({ ...row, amountCents: Number(row.amountCents) });
  return parts.map((part) => {
    const rate = rates.find(({ percent }) => percent === part.hundredths / 100);
    return {
      ...part,
      isCredit,
      day: dayIn(new Date(row.createdAt), shop.timeZone),
      reference: `${isCredit ? "Credit note" : "Invoice"} ${row.number}`,
      orderNumber: Number(row.orderNumber),
      country: row.country,
      // Old documents without a currency are in US dollars.
      currency: row.currency ?? "USD",
      account: rate?.account ?? account,
      customerAccount,
      taxCode: rate?.taxCode ?? "",
    };
  });
}

/** Credit notes have negative amounts. */
function toCells(booking: Booking): (string | number)[] {
  const sign = booking.isCredit ? -1 : 1;
  const { grossCents, taxCents, name, hundredths, day, reference, orderNumber, country } = booking;
  const amountOf = (cents: number) => (cents < 0 ? cents / 100 : decimalCents(cents));
  return [
    day,
    booking.isCredit ? "credit note" : "invoice",
    reference,
    orderNumber,
    country,
    name,
    hundredths / 100,
    booking.taxCode,
    booking.account,
    booking.customerAccount,
    amountOf(sign * (grossCents - taxCents)),
    amountOf(sign * taxCents),
    amountOf(sign * grossCents),
    booking.currency,
  ];
}
