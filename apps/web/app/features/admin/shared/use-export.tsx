import { type ReactNode, useRef, useState } from "react";
import { ProgressBar } from "~/features/admin/shared/ui/progress-bar";
import { api } from "~/lib/api/api";
import { downloadFile, downloadText } from "~/lib/api/download";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { showToast } from "~/ui/toast-region";
import { followJob } from "./follow-job";

// Most exports finish faster than a dialog can be read.
const SHOW_AFTER_MS = 700;

type ExportOptions = { title: string; fileName: string; failed: string; kind?: "csv" | "pdf" };
type ExportState = { id: string | null; share: number | null; isShown: boolean };

/** Creates a file in a background job and downloads it. A slow export shows its progress and can be stopped. */
export function useExport({ title, fileName, failed, kind = "csv" }: ExportOptions) {
  const [state, setState] = useState<ExportState | null>(null);
  const busy = useRef(false);
  const change = (part: Partial<ExportState>) => setState((now) => now && { ...now, ...part });

  const run = async (start: () => Promise<string>) => {
    if (busy.current) return;
    busy.current = true;
    setState({ id: null, share: null, isShown: false });
    const timer = setTimeout(() => change({ isShown: true }), SHOW_AFTER_MS);
    try {
      const id = await start();
      change({ id });
      const { status } = await followJob(id, (share) => change({ share }));
      if (status === "cancelled") return;
      if (status !== "done") throw new Error("The file couldn't be created");
      const name = `${fileName}-${new Date().toISOString().slice(0, 10)}.${kind}`;
      if (kind === "pdf") downloadFile((await api("getJobPdf", { params: { id } })).data, name);
      else downloadText((await api("getJobFile", { params: { id } })).data, name, "text/csv");
    } catch {
      showToast(failed, "alert");
    } finally {
      clearTimeout(timer);
      busy.current = false;
      setState(null);
    }
  };

  const stop = () => {
    // The reply does not matter: followJob notices that the job was cancelled.
    if (state?.id) api("cancelJob", { params: { id: state.id } }).catch(() => undefined);
  };

  const dialog: ReactNode = (
    <Dialog
      open={state?.isShown ?? false}
      onClose={() => change({ isShown: false })}
      title={title}
      mustAnswer
    >
      <div className="grid gap-5 pt-3">
        <ProgressBar label="Creating the file" share={state?.share ?? null} />
        <Button variant="outline" onClick={stop} disabled={!state?.id}>
          Stop
        </Button>
      </div>
    </Dialog>
  );
  return { run, dialog, isBusy: state !== null };
}
