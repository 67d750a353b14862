import { ApiError, type ImportReport, type UserJob } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { followJob } from "~/features/admin/shared/follow-job";
import { ProgressBar } from "~/features/admin/shared/ui/progress-bar";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";
import { showToast } from "~/ui/toast-region";
import { FileDrop } from "./file-drop";
import { ImportReportView } from "./import-report-view";
import { readText } from "./read-text";

type ImportFile = { fileName: string; csv: string; setStock: boolean };
/** The running job and its progress. */
type JobProgress = { id: string | null; share: number | null };
type Draft = ImportFile & { report: ImportReport };

/** Imports a CSV file: first a dry run with a report, then the import. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Import products"
      className="w-[min(46rem,calc(100vw-2.5rem))]"
    >
      {open ? <ImportSteps onClose={onClose} /> : null}
    </Dialog>
  );
}

function ImportSteps({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [progress, setProgress] = useState<JobProgress | null>(null);
  const [problem, setProblem] = useState("");
  const idempotencyKey = useIdempotencyKey();

  const run = async (file: ImportFile, dryRun: boolean) => {
    const { csv, setStock } = file;
    setProgress({ id: null, share: null });
    setProblem("");
    try {
      const query = { dryRun: dryRun ? "true" : "false", setStock: setStock ? "true" : "false" } as const;
      const { data } = await api("startImport", {
        query,
        body: csv,
        headers: dryRun ? {} : idempotencyKey.headersFor({ csv, setStock }),
      });
      setProgress({ id: data.id, share: null });
      const job = await followJob(data.id, (share) => setProgress({ id: data.id, share }));
      if (!dryRun) idempotencyKey.reset();
      if (job.report) setDraft({ ...file, report: job.report });
      if (job.status !== "done" || job.problem !== null || !job.report)
        return setProblem(jobProblemText(job));
      if (dryRun) return;
      const { create, update } = job.report.counts;
      void client.invalidateQueries({ queryKey: queryKeys.products });
      showToast(`Imported: ${create} new, ${update} changed`);
      onClose();
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

  const busy = progress !== null;
  const counts = draft?.report.counts;
  const changes = counts ? counts.create + counts.update : 0;
  return (
    <div className="grid grid-cols-1 gap-5 pt-3">
      <p className="text-sm text-ink-soft">
        Use a CSV file in the export's format. Missing columns stay unchanged: id and price are enough to
        update prices. A product with variants or several images has several rows with the same id. The stock
        of existing products stays unchanged unless you choose otherwise. Nothing changes until you have seen
        the report.
      </p>
      <FileDrop
        label={draft ? "Choose another file" : "Choose or drop a CSV file"}
        accept=".csv,text/csv"
        onFile={(selected) => {
          // Ignore other files while an import is running.
          if (busy) return;
          void readText(selected).then((csv) =>
            run({ fileName: selected.name, csv, setStock: draft?.setStock ?? false }, true),
          );
        }}
      />
      {progress ? (
        <div className="flex items-end gap-4">
          <div className="grow">
            <ProgressBar label="Processing file" share={progress.share} />
          </div>
          <Button variant="outline" size="sm" disabled={!progress.id} onClick={stop}>
            Stop
          </Button>
        </div>
      ) : null}
      {problem ? (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      ) : null}
      {draft ? <ImportReportView fileName={draft.fileName} report={draft.report} /> : null}
      {draft && (draft.setStock || draft.report.stockLeft > 0) ? (
        <Checkbox
          name="setStock"
          label={stockQuestion(draft.report.stockLeft)}
          checked={draft.setStock}
          disabled={busy}
          onChange={(event) => void run({ ...draft, setStock: event.target.checked }, true)}
        />
      ) : null}
      {draft && counts ? (
        <Button disabled={busy || changes === 0 || counts.error > 0} onClick={() => void run(draft, false)}>
          {changes === 0
            ? "Nothing to import"
            : `Import ${changes === 1 ? "1 product" : `${changes} products`}`}
        </Button>
      ) : null}
    </div>
  );
}

function stockQuestion(stockLeft: number): string {
  const lines = stockLeft === 1 ? "1 row has" : `${stockLeft} rows have`;
  const question = "Also set stock from the quantity column";
  return stockLeft === 0
    ? question
    : `${question}. ${lines} a different stock from the shop, for example because units were sold since the export.`;
}

function jobProblemText({ status, problem }: UserJob): string {
  if (status === "cancelled") return "Stopped. Nothing was imported.";
  return problem ?? "The import failed. Please try again.";
}

function requestProblemText(error: unknown): string {
  if (!(error instanceof ApiError)) return "The file couldn't be sent. Please try again.";
  return Object.values(error.fieldErrors)[0] ?? error.problem?.title ?? error.message;
}
