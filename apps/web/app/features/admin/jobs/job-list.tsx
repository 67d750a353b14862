import { JOB_KINDS, JOB_STATUSES, type Job } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { listState } from "~/features/admin/shared/list-state";
import { productCountText } from "~/features/admin/shared/product-count-text";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { Badge } from "~/ui/badge";
import { JobActions } from "./job-actions";
import { jobListOptions } from "./job-queries";
import { changeTexts, kindTexts, progressText, statusBadges, timeText } from "./job-text";

const statuses = [
  { value: "", label: "All statuses" },
  ...JOB_STATUSES.map((value) => ({ value, label: statusBadges[value].text })),
];
const kinds = [
  { value: "", label: "All types" },
  ...JOB_KINDS.map((value) => ({ value, label: kindTexts[value] })),
];

const columns: Column<Job>[] = [
  {
    header: "Job",
    cell: (job) => (
      <>
        <span className="block">{kindTexts[job.kind]}</span>
        <span className="text-xs text-ink-soft tabular-nums">
          {job.comesAgain ? "Recurring" : `Job ${job.id}`}
          {job.undo ? ` · ${changeTexts[job.undo.change]}, ${productCountText(job.undo.products)}` : ""}
        </span>
      </>
    ),
    className: "align-top",
  },
  {
    header: "Status",
    cell: (job) => (
      <span className="flex items-center gap-2 whitespace-nowrap tabular-nums">
        <Badge tone={statusBadges[job.status].tone}>{statusBadges[job.status].text}</Badge>
        {progressText(job)}
      </span>
    ),
    className: "align-top",
  },
  { header: "Attempts", cell: (job) => job.attempts, className: "align-top text-right tabular-nums" },
  { header: "When", cell: timeText, className: "align-top tabular-nums" },
  {
    header: "Last error",
    cell: (job) => <span className="wrap-anywhere">{job.lastError ?? ""}</span>,
    className: "align-top text-danger",
  },
  { header: "Actions", cell: (job) => <JobActions job={job} />, className: "align-top" },
];

/** Background jobs with their status and errors. */
export function JobList() {
  const params = useListParams();
  const filter = { status: params.get("status"), kind: params.get("kind") };
  const query = useQuery(jobListOptions({ ...filter, cursor: params.cursor }));
  return (
    <ListFrame
      title="Background jobs"
      caption="Background jobs"
      filters={
        <>
          <FilterSelect
            label="Status"
            value={filter.status}
            options={statuses}
            onChoose={(value) => params.set("status", value)}
          />
          <FilterSelect
            label="Type"
            value={filter.kind}
            options={kinds}
            onChoose={(value) => params.set("kind", value)}
          />
        </>
      }
      state={listState(query)}
      emptyText="No jobs found."
      onRetry={() => void query.refetch()}
      columns={columns}
      rows={query.data?.items ?? []}
      keyOf={(job) => job.id}
      pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
    />
  );
}
