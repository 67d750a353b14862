import { REPORT_GROUPS, type ReportGroup, type ReportName, type ReportQuery } from "@larkwood/contract";
import { decimalCents, toCents } from "@larkwood/domain";
import { AppError } from "../../../core/app-error";
import { encodeCsv } from "../../../core/csv";
import { readCartsReport } from "./read-carts-report";
import { readCustomersReport } from "./read-customers-report";
import { readProductsReport } from "./read-products-report";
import { readSalesReport } from "./read-sales-report";
import { readStockReport } from "./read-stock-report";
import { readTaxReport } from "./read-tax-report";
import type { ReportContext } from "./report-frame";

type Figures = Record<string, unknown>;
interface Exportable {
  rows: readonly Figures[];
  total: Figures;
}
type Column = { header: string; field: string; kind: "text" | "count" | "money" };

const ALL_ROWS = Number.MAX_SAFE_INTEGER;

const text = (header: string, field: string): Column => ({ header, field, kind: "text" });
const count = (header: string, field: string): Column => ({ header, field, kind: "count" });
const money = (header: string, field: string): Column => ({ header, field, kind: "money" });

const columns: Record<ReportName, readonly Column[]> = {
  sales: [
    count("orders", "orders"),
    ...["items", "discount", "delivery", "net", "tax", "gross", "outstanding", "received", "refunds"].map(
      (name) => money(name, name),
    ),
  ],
  products: [
    count("orders", "orders"),
    count("units", "units"),
    count("returned units", "returned"),
    ...["items", "discount", "gross"].map((name) => money(name, name)),
  ],
  tax: [
    text("country", "country"),
    count("percent", "percent"),
    ...["net", "tax", "gross"].map((name) => money(name, name)),
    money("refunds net", "refundNet"),
    money("refunds tax", "refundTax"),
    money("refunds", "refunds"),
    money("tax due", "taxDue"),
  ],
  customers: [
    count("new customers", "newCustomers"),
    money("gross of new customers", "newGross"),
    count("returning customers", "returningCustomers"),
    count("orders of returning customers", "returningOrders"),
    money("gross of returning customers", "returningGross"),
    count("orders without account", "otherOrders"),
    money("gross without account", "otherGross"),
  ],
  carts: [
    count("carts", "started"),
    count("orders", "ordered"),
    money("gross of orders", "orderedGross"),
    count("conversion percent", "conversion"),
    count("reminders", "reminded"),
    count("recovered orders", "recovered"),
    money("gross of recovered orders", "recoveredGross"),
  ],
  stock: [count("stockItems", "items"), count("units", "units"), money("value", "value")],
};

type Query = Omit<ReportQuery, "by"> & { by?: ReportGroup | undefined };

/** A report as CSV, with every row. */
export async function exportReport(
  context: ReportContext,
  report: ReportName,
  query: Query,
): Promise<string> {
  const isCompared = query.compare !== undefined && report !== "stock";
  const { rows, total } = await readRows(context, report, query);
  const first = text(query.by ?? REPORT_GROUPS[report][0], "label");
  const all = [text("key", "key"), first, ...columns[report]];
  const compared = isCompared
    ? columns[report].filter(({ header }) => header !== "country" && header !== "percent")
    : [];
  const cellsOf = (row: Figures) => [
    ...all.map((column) => toCell(column, row)),
    ...compared.map((column) => toCell(column, (row.before ?? {}) as Figures)),
  ];
  return encodeCsv([
    [...all.map(({ header }) => header), ...compared.map(({ header }) => `${header} before`)],
    ...rows.map(cellsOf),
    cellsOf({ ...total, label: "Total" }),
  ]);
}

/** A negative amount stays a number, because a text with a minus could be a formula. */
function toCell({ field, kind }: Column, row: Figures): string | number {
  const value = row[field];
  if (typeof value !== "number") return typeof value === "string" ? value : "";
  return kind === "money" && value >= 0 ? decimalCents(toCents(value)) : value;
}

function readRows(context: ReportContext, report: ReportName, query: Query): Promise<Exportable> {
  const { by, ...period } = query;
  const groupOf = <Group extends ReportGroup>(groups: readonly Group[]): Group | undefined => {
    const group = groups.find((one) => one === by);
    if (by !== undefined && group === undefined)
      throw new AppError("invalid_input", { errors: { by: `Must be ${groups.join(", ")}` } });
    return group;
  };
  switch (report) {
    case "sales":
      return readSalesReport(context, { ...period, by: groupOf(REPORT_GROUPS.sales) });
    case "products":
      return readProductsReport(context, { ...period, by: groupOf(REPORT_GROUPS.products) }, ALL_ROWS);
    case "tax":
      groupOf(REPORT_GROUPS.tax);
      return readTaxReport(context, period);
    case "customers":
      return readCustomersReport(context, { ...period, by: groupOf(REPORT_GROUPS.customers) });
    case "carts":
      return readCartsReport(context, { ...period, by: groupOf(REPORT_GROUPS.carts) });
    case "stock":
      return readStockReport(context, { by: groupOf(REPORT_GROUPS.stock) }, ALL_ROWS);
  }
}
