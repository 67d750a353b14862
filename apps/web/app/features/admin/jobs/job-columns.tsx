import type { Job } from "@larkwood/contract";
import { jobKindTexts } from "~/features/admin/shared/job-kind-texts";
import { productCountText } from "~/features/admin/shared/product-count-text";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { Badge } from "~/ui/badge";
import { JobActions } from "./job-actions";
import { changeTexts, progressText, statusBadges, timeText } from "./job-text";

/** Columns of a list of background jobs. */
export const jobColumns: Column<Job>[] = [
  {
    header: "Job",
    cell: (job) => (
      <>
        <span className="block">{jobKindTexts[job.kind]}</span>
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
