import type { ReportQuery, TaxReport } from "@larkwood/contract";
import { type DayRange, fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { isWithin, type TimeRange } from "../payments";
import { frameFields, openReport, type ReportContext, timesOf } from "./report-frame";
import { addSums, compareSums, type Group, groupRows } from "./report-rows";

const NO_TAX = { grossCents: 0, taxCents: 0, refundCents: 0, refundTaxCents: 0 };
type TaxSums = typeof NO_TAX;

const layout = {
  zero: NO_TAX,
  toFigures: ({ grossCents, taxCents, refundCents, refundTaxCents }: TaxSums) => ({
    net: fromCents(grossCents - taxCents),
    tax: fromCents(taxCents),
    gross: fromCents(grossCents),
    refundNet: fromCents(refundCents - refundTaxCents),
    refundTax: fromCents(refundTaxCents),
    refunds: fromCents(refundCents),
    taxDue: fromCents(taxCents - refundTaxCents),
  }),
};

interface Rate {
  country: string;
  name: string;
  hundredths: number;
}

/** Invoices and credit notes of a period by tax rate and country. */
export function readTaxReport(context: ReportContext, query: ReportQuery): Promise<TaxReport> {
  const frame = openReport(query, context);
  return context.replicas.read(async (db) => {
    const read = async (range: DayRange) => readRates(db, timesOf(range, frame.timeZone));
    const [now, before] = await Promise.all([read(frame.period), frame.compared && read(frame.compared)]);
    const sumOf = (groups: typeof now) =>
      addSums(
        NO_TAX,
        groups.map(({ sums }) => sums),
      );
    const rates = new Map([...(before ?? []), ...now].map(({ key, rate }) => [key, rate]));
    const rows = groupRows(layout, now, before, { weigh: ({ grossCents }) => grossCents });
    return {
      ...frameFields(frame),
      by: "rate",
      rows: rows.map((row) => {
        const rate = rates.get(row.key ?? "");
        return { ...row, country: rate?.country ?? "", percent: (rate?.hundredths ?? 0) / 100 };
      }),
      total: compareSums(layout, sumOf(now), before && sumOf(before)),
    };
  });
}

type RateRow = Rate & Record<keyof TaxSums, string>;

async function readRates(db: Executor, range: TimeRange): Promise<(Group<TaxSums> & { rate: Rate })[]> {
  const rows = await queryRows<RateRow>(
    db,
    sql`
    SELECT country, name, hundredths,
      coalesce(sum(gross_cents) FILTER (WHERE kind = 'invoice'), 0) AS "grossCents",
      coalesce(sum(tax_cents) FILTER (WHERE kind = 'invoice'), 0) AS "taxCents",
      coalesce(sum(gross_cents) FILTER (WHERE kind = 'credit_note'), 0) AS "refundCents",
      coalesce(sum(tax_cents) FILTER (WHERE kind = 'credit_note'), 0) AS "refundTaxCents"
    FROM document_tax_parts WHERE ${isWithin(sql`created_at`, range)} GROUP BY country, name, hundredths`,
  );
  return rows.map(({ country, name, hundredths, ...sums }) => ({
    key: [country, hundredths / 100, name].join("|"),
    label: name || "Without tax",
    rate: { country, name, hundredths },
    sums: {
      grossCents: Number(sums.grossCents),
      taxCents: Number(sums.taxCents),
      refundCents: Number(sums.refundCents),
      refundTaxCents: Number(sums.refundTaxCents),
    },
  }));
}
