import type { ReportComparison, ReportGroup, ReportName, ReportPeriod } from "@larkwood/contract";
import { formatDay } from "~/lib/format/format";

export const reportLabels: Record<ReportName, string> = {
  sales: "Sales",
  products: "Products",
  tax: "Tax",
  customers: "Customers",
  carts: "Carts",
  stock: "Stock",
};

export const periodLabels: Record<ReportPeriod, string> = {
  today: "Today",
  yesterday: "Yesterday",
  "7days": "Last 7 days",
  "30days": "Last 30 days",
  month: "This month",
  "last-month": "Last month",
  year: "This year",
  "last-year": "Last year",
};

export const comparisonLabels: Record<ReportComparison, string> = {
  previous: "The period before",
  year: "The year before",
};

export const groupLabels: Record<ReportGroup, string> = {
  day: "Day",
  week: "Week",
  month: "Month",
  country: "Country",
  method: "Payment method",
  promotion: "Promotion",
  product: "Product",
  variant: "Variant",
  category: "Category",
  rate: "Tax rate",
};

/** What the figures of a report mean. */
export const reportNotes: Record<ReportName, string> = {
  sales:
    "Orders count on the day they were placed, without cancelled and returned ones. Received money and refunds count on their own day. Gross is what customers are charged, net is gross without tax.",
  products: "Gross is what customers are charged for the items, after discounts and with tax.",
  tax: "Invoices and credit notes count on the day they were created. They never change.",
  customers:
    "A new customer ordered for the first time. Orders without an account are neither new nor returning.",
  carts:
    "Saved carts of accounts, by the day of their first item. Orders that ended a saved cart and reminders count on their own day. Recovered orders came after a reminder.",
  stock: "The stock of this moment at today's prices, including drafts.",
};

const dayText = (day: string) => formatDay(`${day}T12:00:00`);

/** `01 Oct 2026 – 31 Oct 2026`, or one day. */
export const rangeText = ({ from, to }: { from: string; to: string }) =>
  from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;

/** A change such as "+12%"; empty if there was nothing before. */
export function changeText(now: number, before: number): string {
  if (before === 0) return "";
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  return `${percent > 0 ? "+" : percent < 0 ? "−" : "±"}${Math.abs(percent).toLocaleString("en-US")}%`;
}
