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

/** The same split as `splitByRate`, added up by PostgreSQL. */
async function readRates(db: Executor, range: TimeRange): Promise<(Group<TaxSums> & { rate: Rate })[]> {
  const rows = await queryRows<RateRow>(
    db,
    sql`
    WITH document AS (
      SELECT id, kind, amount_cents, content, content->'customer'->>'country' AS country,
        -- A credit note has the prices of its invoice.
        coalesce(content->>'taxIncluded', (
          SELECT invoice.content->>'taxIncluded' FROM documents AS invoice
          WHERE invoice.kind = 'invoice' AND invoice.number = (documents.content->>'invoiceNumber')::bigint
        ))::boolean AS included
      FROM documents WHERE ${isWithin(sql`created_at`, range)}
    ), part AS (
      SELECT document.id, kind, country, amount_cents, place, rate.name, rate.hundredths, rate."taxCents" AS tax,
        rate."baseCents" + CASE WHEN included THEN 0 ELSE rate."taxCents" END AS gross
      FROM document LEFT JOIN LATERAL ROWS FROM (
        jsonb_to_recordset(content->'taxes') AS (name text, hundredths integer, "baseCents" bigint, "taxCents" bigint)
      ) WITH ORDINALITY AS rate(name, hundredths, "baseCents", "taxCents", place) ON true
    ), rested AS (
      SELECT *, amount_cents - coalesce(sum(gross) OVER (PARTITION BY id), 0) AS rest,
        count(place) OVER (PARTITION BY id) AS rates
      FROM part
    ), entry AS (
      SELECT kind, country, name, hundredths, tax,
        gross + CASE WHEN place = 1 AND abs(rest) <= rates THEN rest ELSE 0 END AS gross
      FROM rested WHERE place IS NOT NULL
      UNION ALL
      SELECT kind, country, '', 0, 0, rest
      FROM rested WHERE coalesce(place, 1) = 1 AND (abs(rest) > rates OR rates = 0)
    )
    SELECT country, name, hundredths,
      coalesce(sum(gross) FILTER (WHERE kind = 'invoice'), 0) AS "grossCents",
      coalesce(sum(tax) FILTER (WHERE kind = 'invoice'), 0) AS "taxCents",
      coalesce(sum(gross) FILTER (WHERE kind = 'credit_note'), 0) AS "refundCents",
      coalesce(sum(tax) FILTER (WHERE kind = 'credit_note'), 0) AS "refundTaxCents"
    FROM entry GROUP BY country, name, hundredths`,
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
