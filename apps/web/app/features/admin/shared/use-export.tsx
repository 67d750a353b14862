import { type ReactNode, useRef, useState } from "react";
import { ProgressBar } from "~/features/admin/shared/ui/progress-bar";
import { api } from "~/lib/api/api";
import { downloadFile, downloadText } from "~/lib/api/download";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { showToast } from "~/ui/toast-region";
import { followJob } from "./follow-job";

// Most exports are there before a dialog could be read.
const SHOW_AFTER_MS = 700;

type Export = { title: string; fileName: string; failed: string; kind?: "csv" | "pdf" };
type Work = { id: string | null; share: number | null; isShown: boolean };

/** Has a file made in the background and downloads it; what takes its time shows how far it is, and can be stopped. */
export function useExport({ title, fileName, failed, kind = "csv" }: Export) {
  const [work, setWork] = useState<Work | null>(null);
  const busy = useRef(false);

  const run = async (start: () => Promise<string>) => {
    if (busy.current) return;
    busy.current = true;
    const change = (part: Partial<Work>) => setWork((now) => now && { ...now, ...part });
    setWork({ id: null, share: null, isShown: false });
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
      setWork(null);
    }
  };

  const stop = () => {
    // Whether or not the answer comes, whoever follows the job hears of its end.
    if (work?.id) api("cancelJob", { params: { id: work.id } }).catch(() => undefined);
  };

  const dialog: ReactNode = (
    <Dialog open={work?.isShown ?? false} onClose={() => undefined} title={title} mustAnswer>
      <div className="grid gap-5 pt-3">
        <ProgressBar label="Creating the file" share={work?.share ?? null} />
        <Button variant="outline" onClick={stop} disabled={!work?.id}>
          Stop
        </Button>
      </div>
    </Dialog>
  );
  return { run, dialog, isBusy: work !== null };
}
