import { ApiError, type BulkChange, type Category, type OwnJob } from "@larkwood/contract";
import { useState } from "react";
import type { ListFilter } from "~/features/admin/products/product-queries";
import { followJob } from "~/features/admin/shared/follow-job";
import { api } from "~/lib/api/api";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";

type Wanted = {
  filter: { search?: string; category?: Category; expected?: number } & ListFilter;
  change: BulkChange;
};
/** A change under way: its job, once there is one, and how far it is. */
type Work = { id: string | null; share: number | null };

/** Starts a change of everything, follows it to its end, and can stop it. */
export function useChangeAll(onChanged: (done: { id: string; changed: number }) => void) {
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState("");
  const requestKey = useIdempotencyKey();

  const start = async (wanted: Wanted) => {
    setWork({ id: null, share: null });
    setProblem("");
    try {
      const headers = requestKey.headersFor(wanted);
      const { id } = (await api("startBulkChange", { body: wanted, headers })).data;
      setWork({ id, share: null });
      const job = await followJob(id, (share) => setWork({ id, share }));
      requestKey.forget();
      if (job.status === "done" && job.problem === null) onChanged({ id, changed: job.changed ?? 0 });
      else setProblem(problemOf(job));
    } catch (error) {
      setProblem(problemIn(error));
    } finally {
      setWork(null);
    }
  };
  const stop = () => {
    // Whether or not the answer comes, whoever follows the job hears of its end.
    if (work?.id) api("cancelJob", { params: { id: work.id } }).catch(() => undefined);
  };
  return { work, problem, start, stop };
}

function problemOf({ status, problem }: OwnJob): string {
  if (status === "cancelled") return "Stopped. Nothing was changed.";
  return problem ?? "The change failed, and nothing was changed. Please try again.";
}

function problemIn(error: unknown): string {
  if (!(error instanceof ApiError)) return "We couldn't confirm it started. Try again; it won't run twice.";
  return Object.values(error.fieldErrors)[0] ?? error.problem?.title ?? error.message;
}
