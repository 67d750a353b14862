import { lazy, Suspense } from "react";
import { DataTable } from "~/features/admin/shared/ui/data-table";
import { useMayOpen } from "~/features/admin/shared/use-may-open";
import { adminPaths } from "~/lib/admin-paths";
import { formatSum } from "~/lib/format/money";
import { EmptyState } from "~/ui/empty-state";
import {
  figures,
  formatFigure,
  isTotal,
  mainFigures,
  reportColumns,
  rowText,
  totalRow,
} from "./report-columns";
import type { ReportChoice } from "./report-query";
import { rangeText, reportLabels, reportNotes } from "./report-text";
import { numberOf, type ReportView } from "./report-view";

// The chart library is large.
const ReportChart = lazy(() => import("./report-chart").then((module) => ({ default: module.ReportChart })));

// More bars could not be told apart.
const MAX_GROUPS = 12;

type ReportBodyProps = { choice: ReportChoice; view: ReportView };

/** Period, chart and table of a report, or that it is empty. */
export function ReportBody({ choice, view }: ReportBodyProps) {
  const mayOpen = useMayOpen();
  const { report } = choice;
  const main = figures[report].find(({ field }) => field === mainFigures[report]);
  const isEmpty = figures[report].every(({ field }) =>
    [...view.rows, view.total].every((row) => !numberOf(row, field) && !numberOf(row.before, field)),
  );
  const total = totalRow(view);
  return (
    <>
      <p role="status" className="pb-3 text-sm text-ink-soft">
        <PeriodText view={view} />
      </p>
      {isEmpty || !main ? (
        <EmptyState title="Nothing to report for this period." />
      ) : (
        <>
          <figure className="pb-5">
            <figcaption className="pb-2 text-sm">{main.header}</figcaption>
            <div aria-hidden="true" className="h-64">
              <Suspense fallback={null}>
                <ReportChart
                  bars={barsOf(view, main.field)}
                  format={(value) => formatFigure(main.kind, value)}
                  isCompared={view.total.before !== null}
                />
              </Suspense>
            </div>
          </figure>
          <DataTable
            caption={`${reportLabels[report]} report`}
            columns={reportColumns(choice, view, mayOpen(adminPaths.orders))}
            rows={[total, ...view.rows]}
            keyOf={(row) => (isTotal(row, view) ? "=total" : (row.key ?? "=others"))}
          />
        </>
      )}
      {view.delivery ? (
        <p className="pt-3 text-sm">Delivery: {formatSum(view.delivery)}. It belongs to no product.</p>
      ) : null}
      <p className="max-w-prose pt-4 text-sm text-ink-soft">{reportNotes[report]}</p>
    </>
  );
}

function PeriodText({ view: { from, to, compared, timeZone } }: { view: ReportView }) {
  if (!from || !to) return "Now";
  return `${rangeText({ from, to })}${compared ? `, compared with ${rangeText(compared)}` : ""} (${timeZone})`;
}

function barsOf({ rows, by }: ReportView, field: string) {
  const isTime = ["day", "week", "month"].includes(by);
  return (isTime ? rows : rows.filter(({ key }) => key !== null).slice(0, MAX_GROUPS)).map((row) => ({
    name: isTime && row.key ? rangeText({ from: row.key, to: row.key }).slice(0, 6) : rowText(row),
    now: numberOf(row, field),
    ...(row.before && { before: numberOf(row.before, field) }),
  }));
}
