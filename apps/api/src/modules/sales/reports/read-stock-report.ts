import { categoryLabels, isCategory, type StockReport } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { queryRows } from "../../../db/executor";
import type { ReportContext } from "./report-frame";
import { addSums, compareSums, type Group, groupRows } from "./report-rows";
import { stockItemQuantity, stockItems } from "./stock.repo";

const EMPTY = { stockItems: 0, units: 0, valueCents: 0 };
type StockSums = typeof EMPTY;

const layout = {
  zero: EMPTY,
  toFigures: ({ valueCents, ...counts }: StockSums) => ({ ...counts, value: fromCents(valueCents) }),
};
const groups = {
  category: { key: sql`products.category`, label: sql`products.category` },
  product: { key: sql`products.id`, label: sql`products.name` },
};

/** The stock of this moment with its value at the prices of this moment, drafts included. */
export async function readStockReport(
  { replicas, settings }: Pick<ReportContext, "replicas" | "settings">,
  { by = "category" }: { by?: StockReport["by"] | undefined },
  maxRows?: number,
): Promise<StockReport> {
  const { key, label } = groups[by];
  const rows = await replicas.read((db) =>
    queryRows<{ key: string; label: string; stockItems: string; units: string; valueCents: string }>(
      db,
      sql`
      SELECT ${key} AS key, ${label} AS label, count(*) AS "stockItems", sum(${stockItemQuantity}) AS units,
        sum(${stockItemQuantity}::bigint * coalesce(variants.price_cents, products.price_cents)) AS "valueCents"
      FROM ${stockItems} GROUP BY 1, 2`,
    ),
  );
  const all = rows.map((row): Group<StockSums> => {
    const sums = {
      stockItems: Number(row.stockItems),
      units: Number(row.units),
      valueCents: Number(row.valueCents),
    };
    return { key: row.key, label: isCategory(row.label) ? categoryLabels[row.label] : row.label, sums };
  });
  const { timeZone, currency } = settings.current;
  const total = addSums(
    EMPTY,
    all.map(({ sums }) => sums),
  );
  return {
    timeZone,
    currency,
    by,
    rows: groupRows(layout, all, null, {
      weigh: ({ valueCents }) => valueCents,
      ...(maxRows && { maxRows }),
    }),
    total: compareSums(layout, total, null),
  };
}
