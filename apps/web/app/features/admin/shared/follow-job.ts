import type { UserJob } from "@larkwood/contract";
import { api } from "~/lib/api/api";

const POLL_MS = { first: 150, max: 1_000 };
const MAX_FAILURES = 5;

const hasEnded = ({ status }: UserJob) => status !== "waiting" && status !== "running";

/** Polls a job until it ends and reports its progress. Tolerates a few failed requests in a row. */
export async function followJob(
  id: string,
  onProgress: (share: number | null) => void,
  isFinished: (job: UserJob) => boolean = hasEnded,
): Promise<UserJob> {
  let pause = POLL_MS.first;
  let failures = 0;
  for (;;) {
    try {
      const { data: job } = await api("getJob", { params: { id } });
      failures = 0;
      if (isFinished(job)) return job;
      onProgress(job.progress ? job.progress.done / Math.max(1, job.progress.total) : null);
    } catch (error) {
      failures += 1;
      if (failures > MAX_FAILURES) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 1.4, POLL_MS.max);
  }
}
