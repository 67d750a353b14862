import { REPORTS } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { ViewTabs } from "~/features/admin/shared/ui/view-tabs";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { adminPaths } from "~/lib/admin-paths";
import { downloadText } from "~/lib/api/download";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Spinner } from "~/ui/spinner";
import { showToast } from "~/ui/toast-region";
import { AccountingDialog } from "./accounting-dialog";
import { ReportBody } from "./report-body";
import { ReportControls } from "./report-controls";
import { fetchReportCsv, type ReportChoice, readChoice, reportOptions } from "./report-query";
import { reportLabels } from "./report-text";

async function exportCsv(choice: ReportChoice, name: string): Promise<void> {
  try {
    downloadText(await fetchReportCsv(choice), `${name}.csv`, "text/csv");
  } catch {
    showToast("The report couldn't be exported. Please try again.", "alert");
  }
}

/** Reports with period, comparison, chart and table. The address has all choices. */
export function Reports() {
  const [searchParams] = useSearchParams();
  const params = useListParams();
  const choice = readChoice(params.get);
  const query = useQuery(reportOptions(choice));
  const view = query.data;
  const shown = view?.from && view.to ? { from: view.from, to: view.to } : null;
  /** Another report of the same period. */
  const addressOf = (report: string) => {
    const next = new URLSearchParams(searchParams);
    next.delete("by");
    next.set("report", report);
    return `${adminPaths.reports}?${next}`;
  };
  const [isAccounting, setAccounting] = useState(false);
  const fileName = [choice.report, choice.by, shown?.from, shown?.to].filter(Boolean).join("-");
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4 pb-5">
        <h1 className="text-2xl">Reports</h1>
        <div className="flex flex-wrap gap-2">
          {choice.report === "tax" ? (
            <Button variant="outline" size="sm" onClick={() => setAccounting(true)}>
              Accounting file…
            </Button>
          ) : null}
          <Button
            variant="outline"
            size="sm"
            disabled={!view}
            onClick={() => void exportCsv(choice, fileName)}
          >
            Export CSV
          </Button>
        </div>
      </header>
      <ViewTabs
        tabs={REPORTS.map((report) => ({
          key: report,
          to: addressOf(report),
          label: reportLabels[report],
          isCurrent: report === choice.report,
        }))}
        onOpen={({ key }) => params.setAll({ report: key, by: "" })}
      />
      <ReportControls choice={choice} shown={shown} onChange={params.setAll} />
      {isAccounting ? (
        <AccountingDialog month={(shown?.from ?? "").slice(0, 7)} onClose={() => setAccounting(false)} />
      ) : null}
      {query.isPending ? <Spinner /> : null}
      {query.isError ? (
        <LoadFailed text="The report couldn't be loaded." onRetry={() => void query.refetch()} />
      ) : null}
      {view ? (
        <div
          aria-busy={query.isPlaceholderData}
          className={cx("transition-opacity", query.isPlaceholderData && "opacity-60")}
        >
          <ReportBody choice={choice} view={view} />
        </div>
      ) : null}
    </>
  );
}
