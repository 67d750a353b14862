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
import { changeTexts, kindTexts, momentOf, progressOf, statusLooks } from "./job-text";

const statuses = [
  { value: "", label: "All statuses" },
  ...JOB_STATUSES.map((value) => ({ value, label: statusLooks[value].text })),
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
        <Badge tone={statusLooks[job.status].tone}>{statusLooks[job.status].text}</Badge>
        {progressOf(job)}
      </span>
    ),
    className: "align-top",
  },
  { header: "Attempts", cell: (job) => job.attempts, className: "align-top text-right tabular-nums" },
  { header: "When", cell: momentOf, className: "align-top tabular-nums" },
  {
    header: "Last error",
    cell: (job) => <span className="wrap-anywhere">{job.lastError ?? ""}</span>,
    className: "align-top text-danger",
  },
  { header: "Actions", cell: (job) => <JobActions job={job} />, className: "align-top" },
];

/** What the shop does in the background, and what failed of it. */
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
            onChoose={(word) => params.set("status", word)}
          />
          <FilterSelect
            label="Type"
            value={filter.kind}
            options={kinds}
            onChoose={(word) => params.set("kind", word)}
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
