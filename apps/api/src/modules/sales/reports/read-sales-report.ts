import { REPORT_GROUPS, type ReportQuery, type SalesReport, TIME_UNITS } from "@larkwood/contract";
import { type DayRange, paymentMethodDefinitions, toSalesFigures } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import {
  frameFields,
  openReport,
  type ReportContext,
  type ReportFrame,
  splitTime,
  startsOf,
  timesOf,
} from "./report-frame";
import { addSums, compareSums, groupRows, timeRows } from "./report-rows";
import { NO_SALES, readSales } from "./sales.repo";

type SalesGroup = SalesReport["by"];
type ValueGroup = "country" | "method" | "promotion";

const layout = { zero: NO_SALES, toFigures: toSalesFigures };
const values = {
  country: sql`orders.country`,
  method: sql`orders.payment_method`,
  promotion: sql`coalesce(orders.promotions, '')`,
};
const methodLabels: Readonly<Partial<Record<string, { label: string }>>> = paymentMethodDefinitions;
const labelOf: Record<ValueGroup, (key: string) => string> = {
  country: (key) => key || "Unknown country",
  method: (key) => methodLabels[key]?.label ?? key,
  promotion: (key) => key || "Without a promotion",
};

/** Sales of a period: orders, the money received and refunds. */
export function readSalesReport(
  context: ReportContext,
  { by = "day", ...query }: ReportQuery & { by?: SalesGroup | undefined },
): Promise<SalesReport> {
  const frame = openReport(query, context);
  const unit = TIME_UNITS.find((one) => one === by);
  return context.replicas.read(async (db) => {
    const read = (range: DayRange) =>
      unit ? readParts(db, range, frame, unit) : readValues(db, range, frame, by as ValueGroup);
    const [now, before] = await Promise.all([read(frame.period), frame.compared && read(frame.compared)]);
    const sumOf = (groups: typeof now) =>
      addSums(
        NO_SALES,
        groups.map(({ sums }) => sums),
      );
    const byIndex = (groups: typeof now) => new Map(groups.map(({ key, sums }) => [Number(key), sums]));
    const rows = unit
      ? timeRows(layout, splitTime(frame.period, unit), byIndex(now), before && byIndex(before))
      : groupRows(layout, now, before, { weigh: ({ grossCents }) => grossCents });
    return {
      ...frameFields(frame),
      by: REPORT_GROUPS.sales.find((one) => one === by) ?? "day",
      rows,
      total: compareSums(layout, sumOf(now), before && sumOf(before)),
    };
  });
}

async function readParts(
  db: Executor,
  range: DayRange,
  { timeZone }: ReportFrame,
  unit: (typeof TIME_UNITS)[number],
) {
  const starts = startsOf(splitTime(range, unit), timeZone);
  const sums = await readSales(db, timesOf(range, timeZone), { starts });
  return [...sums].map(([key, one]) => ({ key, label: key, sums: one }));
}

async function readValues(db: Executor, range: DayRange, { timeZone }: ReportFrame, by: ValueGroup) {
  const sums = await readSales(db, timesOf(range, timeZone), { value: values[by] });
  return [...sums].map(([key, one]) => ({ key, label: labelOf[by](key), sums: one }));
}
