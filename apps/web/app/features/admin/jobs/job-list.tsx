import { JOB_KINDS, JOB_STATUSES } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { jobKindTexts } from "~/features/admin/shared/job-kind-texts";
import { listState } from "~/features/admin/shared/list-state";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { jobColumns } from "./job-columns";
import { jobListOptions } from "./job-queries";
import { statusBadges } from "./job-text";

const statuses = [
  { value: "", label: "All statuses" },
  ...JOB_STATUSES.map((value) => ({ value, label: statusBadges[value].text })),
];
const kinds = [
  { value: "", label: "All types" },
  ...JOB_KINDS.map((value) => ({ value, label: jobKindTexts[value] })),
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
      columns={jobColumns}
      rows={query.data?.items ?? []}
      keyOf={(job) => job.id}
      pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
    />
  );
}
