import { adminPaths } from "~/lib/admin-paths";
import type { ReportChoice } from "./report-query";
import type { ReportRow, ReportView } from "./report-view";

const FILTERS: Readonly<Partial<Record<string, string>>> = {
  country: "country",
  method: "method",
  promotion: "promotion",
  product: "product",
  variant: "variant",
  category: "category",
};
const TIMES = ["day", "week", "month"];

/** Filters for what a figure counts, in addition to its row. */
function figureFilters(report: string, field: string): Record<string, string> {
  if (report === "tax") return { on: "invoiced" };
  if (report === "carts")
    return { sold: "true", cart: field.startsWith("recovered") ? "recovered" : "ordered" };
  if (report === "customers")
    return {
      sold: "true",
      buyer: field.startsWith("new") ? "new" : field.startsWith("returning") ? "returning" : "guest",
    };
  if (field === "received" || field === "refunds")
    return { on: field === "received" ? "received" : "refunded" };
  return field === "outstanding" ? { view: "unpaid" } : { sold: "true" };
}

/** The address of the orders behind a figure; null if the list of orders has no such filter. Without a row: of the total. */
export function orderLink(
  { report, by }: Pick<ReportChoice, "report" | "by">,
  view: Pick<ReportView, "from" | "to">,
  field: string,
  row?: ReportRow,
): string | null {
  // Carts and reminders are no orders.
  if (report === "carts" && ["started", "conversion", "reminded"].includes(field)) return null;
  if (report === "stock" || !view.from || !view.to) return null;
  const params = new URLSearchParams({ from: view.from, to: view.to, ...figureFilters(report, field) });
  if (row) {
    if (row.key === null) return null;
    const country = report === "tax" ? String(row.country) : "";
    if (TIMES.includes(by)) {
      params.set("from", row.key);
      params.set("to", row.to ?? row.key);
    } else if (report === "tax") {
      if (country) params.set("country", country);
    } else {
      const name = FILTERS[by];
      if (!name || row.key === "") return null;
      params.set(name, row.key);
    }
  }
  return `${adminPaths.orders}?${params}`;
}
