import { ApiError, type Backup } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { followJob } from "~/features/admin/shared/follow-job";
import { api } from "~/lib/api/api";
import { downloadFile } from "~/lib/api/download";
import { queryKeys } from "~/lib/api/query-keys";
import { showToast } from "~/ui/toast-region";
import { healthOptions } from "./health-queries";

type State = { label: string; share: number | null; job?: string };

const CREATING = "Creating the backup";
const FAILED = "The backup couldn't be created. See failed jobs.";
const DOWNLOAD_FAILED = "The backup couldn't be downloaded. Please try again.";

const reasonOf = (error: unknown) => (error instanceof ApiError ? error.problem?.detail : undefined);

/** Creates a backup in a background job and downloads it. */
export function useBackup() {
  const client = useQueryClient();
  const [state, setState] = useState<State | null>(null);
  const busy = useRef(false);

  const once = async (work: () => Promise<void>, failed: string) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await work();
    } catch (error) {
      showToast(reasonOf(error) ?? failed, "alert");
    } finally {
      busy.current = false;
      setState(null);
    }
  };

  const fetchFile = async ({ id, createdAt }: Backup) => {
    setState({ label: "Downloading the backup", share: null });
    const { data } = await api("getBackupFile", { params: { id } });
    downloadFile(data, `shop-${createdAt.slice(0, 10)}.backup`);
  };

  const create = async () => {
    setState({ label: CREATING, share: null });
    const job = (await api("startBackup", {})).data.id;
    setState({ label: CREATING, share: null, job });
    const { status } = await followJob(job, (share) => setState({ label: CREATING, share, job }));
    void client.invalidateQueries({ queryKey: queryKeys.jobs });
    if (status === "cancelled") return;
    if (status !== "done") throw new Error(FAILED);
    const { lastBackup } = await client.fetchQuery({ ...healthOptions, staleTime: 0 });
    if (!lastBackup) throw new Error(FAILED);
    showToast("Backup created.");
    await fetchFile(lastBackup);
  };

  const job = state?.job;
  return {
    state,
    backUp: () => once(create, FAILED),
    download: (backup: Backup) => once(() => fetchFile(backup), DOWNLOAD_FAILED),
    /** Null while there is nothing to stop. */
    stop: job
      ? // The reply does not matter: followJob notices that the job was cancelled.
        () => void api("cancelJob", { params: { id: job } }).catch(() => undefined)
      : null,
  };
}
