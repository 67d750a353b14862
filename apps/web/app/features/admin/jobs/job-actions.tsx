import type { Job } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { jobKindTexts } from "~/features/admin/shared/job-kind-texts";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-region";
import { UndoJob } from "./undo-job";

/** Actions for a job: retry, stop or undo. */
export function JobActions({ job }: { job: Job }) {
  const client = useQueryClient();
  const can = useOwnPermissions();
  const run = useMutation({
    mutationFn: async (action: "retry" | "stop") => {
      const params = { id: job.id };
      if (action === "retry") await api("retryJob", { params });
      else await api("cancelJob", { params });
    },
    onSuccess: (_, action) => showToast(action === "retry" ? "Queued." : doneText(job)),
    onError: () => showToast("That couldn't be done. Please try again.", "alert"),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.jobs }),
  });
  const name = `${jobKindTexts[job.kind]}, job ${job.id}`;
  const isFinished = job.status === "dead" || job.status === "held";
  const isActive = job.status === "waiting" || job.status === "running";
  const mayRetry =
    ["dead", "held", "cancelled"].includes(job.status) || (job.comesAgain && job.status === "waiting");
  const mayStop = !job.comesAgain && (isFinished || (isActive && job.kind !== "mail"));
  if (job.undo && can("catalogue.write")) return <UndoJob id={job.id} undo={job.undo} />;
  if (!mayRetry && !mayStop) return <span className="text-ink-soft">–</span>;
  return (
    <div className="flex flex-wrap gap-2">
      {mayRetry ? (
        <Button
          variant="outline"
          size="sm"
          disabled={run.isPending}
          aria-label={`${retryText(job)}: ${name}`}
          onClick={() => run.mutate("retry")}
        >
          {retryText(job)}
        </Button>
      ) : null}
      {mayStop ? (
        <Button
          variant="outline"
          size="sm"
          disabled={run.isPending}
          aria-label={`${stopText(job)}: ${name}`}
          onClick={() => run.mutate("stop")}
        >
          {stopText(job)}
        </Button>
      ) : null}
    </div>
  );
}

function retryText({ kind, comesAgain }: Job): string {
  if (kind === "mail") return "Send";
  return comesAgain ? "Run now" : "Try again";
}

/** Failed and held jobs are dismissed, because there is nothing to stop. */
function stopText({ status }: Job): string {
  return status === "dead" || status === "held" ? "Dismiss" : "Stop";
}

function doneText(job: Job): string {
  return stopText(job) === "Dismiss" ? "Dismissed." : "Stopping…";
}
