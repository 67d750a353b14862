import { useQuery } from "@tanstack/react-query";
import { listState } from "~/features/admin/shared/list-state";
import { DataTable } from "~/features/admin/shared/ui/data-table";
import { adminPaths } from "~/lib/admin-paths";
import { LinkButton } from "~/ui/link-button";
import { jobColumns } from "../job-columns";
import { jobListOptions } from "../job-queries";
import { HealthSection } from "./health-section";

const SHOWN = 5;

/** The newest failed jobs, each with a retry. */
export function FailedJobs({ count }: { count: number }) {
  const query = useQuery(jobListOptions({ status: "dead", kind: "", cursor: "" }));
  const jobs = query.data?.items.slice(0, SHOWN) ?? [];
  return (
    <div className="pt-6">
      <HealthSection title="Failed jobs">
        {listState(query) === "failed" ? (
          <p className="text-sm text-danger">The failed jobs couldn't be loaded.</p>
        ) : count === 0 && jobs.length === 0 ? (
          <p className="text-sm text-ink-soft">No job has failed.</p>
        ) : (
          <DataTable caption="Failed jobs" columns={jobColumns} rows={jobs} keyOf={({ id }) => id} />
        )}
        <div className="pt-4">
          <LinkButton to={`${adminPaths.jobs}?status=dead`} variant="outline" size="sm">
            {count > SHOWN ? `All ${count.toLocaleString("en-US")} failed jobs` : "Background jobs"}
          </LinkButton>
        </div>
      </HealthSection>
    </div>
  );
}
