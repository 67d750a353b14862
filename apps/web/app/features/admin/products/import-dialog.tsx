import { ApiError, type ImportReport, type OwnJob } from "@larkwood/contract";
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

type Chosen = { fileName: string; csv: string; setStock: boolean };
/** What is being done with a file, and how far it is. */
type Work = { id: string | null; share: number | null };
type Draft = Chosen & { report: ImportReport };

/** First tells line by line what a file would do, then does it. */
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
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState("");
  const requestKey = useIdempotencyKey();

  const run = async (chosen: Chosen, dryRun: boolean) => {
    const { csv, setStock } = chosen;
    setWork({ id: null, share: null });
    setProblem("");
    try {
      const query = { dryRun: dryRun ? "true" : "false", setStock: setStock ? "true" : "false" } as const;
      const { data } = await api("startImport", {
        query,
        body: csv,
        headers: dryRun ? {} : requestKey.headersFor({ csv, setStock }),
      });
      setWork({ id: data.id, share: null });
      const job = await followJob(data.id, (share) => setWork({ id: data.id, share }));
      if (!dryRun) requestKey.forget();
      if (job.report) setDraft({ ...chosen, report: job.report });
      if (job.status !== "done" || job.problem !== null || !job.report) return setProblem(problemOf(job));
      if (dryRun) return;
      const { create, update } = job.report.counts;
      void client.invalidateQueries({ queryKey: queryKeys.products });
      showToast(`Imported: ${create} new, ${update} changed`);
      onClose();
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setWork(null);
    }
  };
  const stop = () => {
    // Whether or not the answer comes, whoever follows the job hears of its end.
    if (work?.id) api("cancelJob", { params: { id: work.id } }).catch(() => undefined);
  };

  const busy = work !== null;
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
        onFile={(file) => {
          // One file at a time: what is being imported is not overtaken by another one.
          if (busy) return;
          void readText(file).then((csv) =>
            run({ fileName: file.name, csv, setStock: draft?.setStock ?? false }, true),
          );
        }}
      />
      {work ? (
        <div className="flex items-end gap-4">
          <div className="grow">
            <ProgressBar label="Processing file" share={work.share} />
          </div>
          <Button variant="outline" size="sm" disabled={!work.id} onClick={stop}>
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

function problemOf({ status, problem }: OwnJob): string {
  if (status === "cancelled") return "Stopped. Nothing was imported.";
  return problem ?? "The import failed. Please try again.";
}

function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return "The file couldn't be sent. Please try again.";
  return Object.values(error.fieldErrors)[0] ?? error.problem?.title ?? error.message;
}
