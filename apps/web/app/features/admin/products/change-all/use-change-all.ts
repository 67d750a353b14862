import { ApiError, type BulkChange, type Category, type UserJob } from "@larkwood/contract";
import { useState } from "react";
import type { ListFilter } from "~/features/admin/products/product-queries";
import { followJob } from "~/features/admin/shared/follow-job";
import { api } from "~/lib/api/api";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";

type BulkChangeRequest = {
  filter: { search?: string; category?: Category; expected?: number } & ListFilter;
  change: BulkChange;
};
/** The running job, once it is created, and its progress. */
type JobProgress = { id: string | null; share: number | null };

/** Starts a bulk edit, follows its job, and can stop it. */
export function useChangeAll(onChanged: (done: { id: string; changed: number }) => void) {
  const [progress, setProgress] = useState<JobProgress | null>(null);
  const [problem, setProblem] = useState("");
  const idempotencyKey = useIdempotencyKey();

  const start = async (request: BulkChangeRequest) => {
    setProgress({ id: null, share: null });
    setProblem("");
    try {
      const headers = idempotencyKey.headersFor(request);
      const { id } = (await api("startBulkChange", { body: request, headers })).data;
      setProgress({ id, share: null });
      const job = await followJob(id, (share) => setProgress({ id, share }));
      idempotencyKey.reset();
      if (job.status === "done" && job.problem === null) onChanged({ id, changed: job.changed ?? 0 });
      else setProblem(jobProblemText(job));
    } catch (error) {
      setProblem(requestProblemText(error));
    } finally {
      setProgress(null);
    }
  };
  const stop = () => {
    // The reply does not matter: followJob notices that the job was cancelled.
    if (progress?.id) api("cancelJob", { params: { id: progress.id } }).catch(() => undefined);
  };
  return { progress, problem, start, stop };
}

function jobProblemText({ status, problem }: UserJob): string {
  if (status === "cancelled") return "Stopped. Nothing was changed.";
  return problem ?? "The change failed, and nothing was changed. Please try again.";
}

function requestProblemText(error: unknown): string {
  if (!(error instanceof ApiError)) return "We couldn't confirm it started. Try again; it won't run twice.";
  return Object.values(error.fieldErrors)[0] ?? error.problem?.title ?? error.message;
}
