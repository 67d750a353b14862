import type { ReportName } from "@larkwood/contract";
import { Link } from "react-router";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { formatSum } from "~/lib/format/money";
import { orderLink } from "./order-link";
import type { ReportChoice } from "./report-query";
import { changeText, groupLabels, rangeText } from "./report-text";
import { numberOf, type ReportRow, type ReportView } from "./report-view";

type Figure = { field: string; header: string; kind: "count" | "money" | "percent" };

const money = (field: string, header: string): Figure => ({ field, header, kind: "money" });
const count = (field: string, header: string): Figure => ({ field, header, kind: "count" });

/** The columns of each report. The chart shows the first one that it names. */
export const figures: Record<ReportName, readonly Figure[]> = {
  sales: [
    count("orders", "Orders"),
    money("items", "Items"),
    money("discount", "Discount"),
    money("delivery", "Delivery"),
    money("net", "Net"),
    money("tax", "Tax"),
    money("gross", "Gross"),
    money("outstanding", "Outstanding"),
    money("received", "Received"),
    money("refunds", "Refunds"),
  ],
  products: [
    count("orders", "Orders"),
    count("units", "Units"),
    count("returned", "Returned"),
    money("items", "Items"),
    money("discount", "Discount"),
    money("gross", "Gross"),
  ],
  tax: [
    money("net", "Net"),
    money("tax", "Tax"),
    money("gross", "Gross"),
    money("refunds", "Refunds"),
    money("refundTax", "Tax in refunds"),
    money("taxDue", "Tax due"),
  ],
  customers: [
    count("newCustomers", "New"),
    money("newGross", "Gross of new"),
    count("returningCustomers", "Returning"),
    count("returningOrders", "Their orders"),
    money("returningGross", "Gross of returning"),
    count("otherOrders", "Without account"),
    money("otherGross", "Gross without account"),
  ],
  carts: [
    count("started", "Carts"),
    count("ordered", "Orders"),
    { field: "conversion", header: "Conversion", kind: "percent" },
    money("orderedGross", "Gross of orders"),
    count("reminded", "Reminders"),
    count("recovered", "Recovered"),
    money("recoveredGross", "Gross recovered"),
  ],
  stock: [count("stockItems", "Variants"), count("units", "Units"), money("value", "Value")],
};

/** The figure that the chart shows. */
export const mainFigures: Record<ReportName, string> = {
  sales: "gross",
  products: "gross",
  tax: "taxDue",
  customers: "newCustomers",
  carts: "ordered",
  stock: "value",
};

export const formatFigure = (kind: Figure["kind"], value: number) =>
  kind === "money" ? formatSum(value) : `${value.toLocaleString("en-US")}${kind === "percent" ? "%" : ""}`;

const TOTAL = "total";
export const totalRow = ({ total }: ReportView): ReportRow => ({ ...total, key: TOTAL, label: "Total" });
export const isTotal = (row: ReportRow, view: ReportView) => !view.rows.includes(row);

const right = "text-right tabular-nums";

/** The columns of a report. Figures lead to their orders, for staff who may see them. */
export function reportColumns(
  choice: ReportChoice,
  view: ReportView,
  mayOpenOrders: boolean,
): Column<ReportRow>[] {
  const { report } = choice;
  const by = choice.by;
  return [
    {
      header: groupLabels[by],
      cell: (row) => <RowLabel row={row} view={view} />,
      className: "min-w-24 wrap-anywhere",
    },
    ...(report === "tax" ? [{ header: "Country", cell: (row: ReportRow) => String(row.country ?? "") }] : []),
    ...figures[report].map(
      ({ field, header, kind }): Column<ReportRow> => ({
        header,
        className: right,
        cell: (row) => {
          const value = numberOf(row, field);
          const text = formatFigure(kind, value);
          const to = mayOpenOrders
            ? orderLink(choice, view, field, isTotal(row, view) ? undefined : row)
            : null;
          return (
            <div className="@md:whitespace-nowrap">
              {to && value !== 0 ? (
                <Link to={to} className="link">
                  {text}
                </Link>
              ) : (
                text
              )}
              {row.before ? (
                <FigureBefore value={value} before={numberOf(row.before, field)} kind={kind} />
              ) : null}
            </div>
          );
        },
      }),
    ),
  ];
}

/** A tax rate such as "VAT 19%"; other labels stay as they are. */
const rateText = ({ label, percent }: ReportRow) => (percent ? `${label} ${percent}%` : label);

/** The label of a row with its country. */
export const rowText = (row: ReportRow) => (row.country ? `${rateText(row)}, ${row.country}` : rateText(row));

function RowLabel({ row, view }: { row: ReportRow; view: ReportView }) {
  if (isTotal(row, view)) return <strong className="font-medium">Total</strong>;
  if (row.to && row.key) return rangeText({ from: row.key, to: row.to });
  return rateText(row);
}

function FigureBefore({ value, before, kind }: { value: number; before: number; kind: Figure["kind"] }) {
  if (value === 0 && before === 0) return null;
  const change = changeText(value, before);
  return (
    <span className="block text-xs text-ink-soft">
      <span className="sr-only">before: </span>
      {formatFigure(kind, before)} {change ? <span>({change})</span> : null}
    </span>
  );
}
