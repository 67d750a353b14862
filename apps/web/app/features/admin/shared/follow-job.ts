import type { OwnJob } from "@larkwood/contract";
import { api } from "~/lib/api/api";

const LOOK_MS = { first: 150, most: 1_000 };
const MOST_LOST = 5;

const hasEnded = ({ status }: OwnJob) => status !== "waiting" && status !== "running";

/** Waits until a job has ended, and tells how far it is meanwhile. A lost reply or two do not matter. */
export async function followJob(
  id: string,
  onProgress: (share: number | null) => void,
  isOver: (job: OwnJob) => boolean = hasEnded,
): Promise<OwnJob> {
  let pause = LOOK_MS.first;
  let lost = 0;
  for (;;) {
    try {
      const { data: job } = await api("getJob", { params: { id } });
      lost = 0;
      if (isOver(job)) return job;
      onProgress(job.progress ? job.progress.done / Math.max(1, job.progress.total) : null);
    } catch (error) {
      lost += 1;
      if (lost > MOST_LOST) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 1.4, LOOK_MS.most);
  }
}
