import {
  REPORT_COMPARISONS,
  REPORT_GROUPS,
  REPORT_PERIODS,
  REPORTS,
  type ReportComparison,
  type ReportGroup,
  type ReportName,
  type ReportPeriod,
} from "@larkwood/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import type { ReportView } from "./report-view";

/** A report as the address describes it. Days replace the named period. */
export interface ReportChoice {
  report: ReportName;
  by: ReportGroup;
  period: ReportPeriod;
  from: string;
  to: string;
  compare: ReportComparison | undefined;
}

const oneOf = <T extends string>(values: readonly T[], text: string) =>
  values.find((value) => value === text);
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

// The bars of more days could not be told apart.
const MOST_DAYS = 100;

const isLong = ({ period, from, to }: Pick<ReportChoice, "period" | "from" | "to">) =>
  from ? (Date.parse(to) - Date.parse(from)) / 86_400_000 > MOST_DAYS : period.endsWith("year");

/** Reads the choice from the address and ignores unknown values. A long time is shown by month, unless chosen otherwise. */
export function readChoice(get: (name: string) => string): ReportChoice {
  const report = oneOf(REPORTS, get("report")) ?? "sales";
  const groups: readonly ReportGroup[] = REPORT_GROUPS[report];
  const hasDays = isDay(get("from")) && isDay(get("to"));
  const range = {
    period: oneOf(REPORT_PERIODS, get("period")) ?? "30days",
    from: hasDays ? get("from") : "",
    to: hasDays ? get("to") : "",
  };
  const usual = groups.includes("month") && isLong(range) ? "month" : REPORT_GROUPS[report][0];
  return {
    ...range,
    report,
    by: oneOf(groups, get("by")) ?? usual,
    compare:
      get("compare") === "none" ? undefined : (oneOf(REPORT_COMPARISONS, get("compare")) ?? "previous"),
  };
}

const rangeOf = ({ period, from, to, compare }: ReportChoice) => ({
  ...(from ? { from, to } : { period }),
  ...(compare && { compare }),
});

/** What the choice asks the API for; `by` is one of the groups of the report. */
const queryOf = <Group extends ReportGroup>(choice: ReportChoice, groups: readonly Group[]) => ({
  ...rangeOf(choice),
  by: groups.find((group) => group === choice.by),
});

async function fetchReport(choice: ReportChoice, signal: AbortSignal): Promise<ReportView> {
  switch (choice.report) {
    case "sales":
      return (await api("getSalesReport", { query: queryOf(choice, REPORT_GROUPS.sales), signal })).data;
    case "products":
      return (await api("getProductsReport", { query: queryOf(choice, REPORT_GROUPS.products), signal }))
        .data;
    case "tax":
      return (await api("getTaxReport", { query: rangeOf(choice), signal })).data;
    case "customers":
      return (await api("getCustomersReport", { query: queryOf(choice, REPORT_GROUPS.customers), signal }))
        .data;
    case "carts":
      return (await api("getCartsReport", { query: queryOf(choice, REPORT_GROUPS.carts), signal })).data;
    case "stock": {
      const { by } = queryOf(choice, REPORT_GROUPS.stock);
      return (await api("getStockReport", { query: { by }, signal })).data;
    }
  }
}

export const reportOptions = (choice: ReportChoice) =>
  queryOptions({
    queryKey: queryKeys.report(choice),
    queryFn: ({ signal }) => fetchReport(choice, signal),
    // The old rows stay visible only while rows of the same kind load.
    placeholderData: (previous, query) =>
      sameColumns(query?.queryKey[1], choice) ? keepPreviousData(previous) : undefined,
  });

const sameColumns = (before: object | undefined, { report, by }: ReportChoice) =>
  before !== undefined &&
  "report" in before &&
  "by" in before &&
  before.report === report &&
  before.by === by;

export async function fetchReportCsv(choice: ReportChoice): Promise<string> {
  const { report, by } = choice;
  const range = report === "stock" ? {} : rangeOf(choice);
  return (await api("exportReport", { params: { report }, query: { ...range, by } })).data;
}
