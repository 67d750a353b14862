import { ApiError, type ImportReport, importReportSchema } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/lib/api";
import { queryKeys } from "~/lib/query-keys";
import { useRequestKey } from "~/lib/use-request-key";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";
import { notify } from "~/ui/notices";
import { Spinner } from "~/ui/spinner";
import { FileDrop } from "./file-drop";
import { ImportReportView } from "./import-report-view";
import { readText } from "./read-text";

type Chosen = { fileName: string; csv: string; setStock: boolean };
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const requestKey = useRequestKey();

  const run = async (chosen: Chosen, dryRun: boolean) => {
    const { csv, setStock } = chosen;
    setBusy(true);
    setProblem("");
    try {
      const query = { dryRun: dryRun ? "true" : "false", setStock: setStock ? "true" : "false" } as const;
      const { data: report } = await api("importProducts", {
        query,
        body: csv,
        headers: dryRun ? {} : requestKey.headersFor({ csv, setStock }),
      });
      if (dryRun) return setDraft({ ...chosen, report });
      requestKey.forget();
      void client.invalidateQueries({ queryKey: queryKeys.products });
      notify(`Imported: ${report.counts.create} new, ${report.counts.update} changed`);
      onClose();
    } catch (error) {
      const report = importReportSchema.safeParse(error instanceof ApiError ? error.problem?.context : null);
      if (report.success) setDraft({ ...chosen, report: report.data });
      setProblem(problemText(error));
    } finally {
      setBusy(false);
    }
  };

  const counts = draft?.report.counts;
  const changes = counts ? counts.create + counts.update : 0;
  return (
    <div className="grid gap-5 pt-3">
      <p className="text-sm text-ink-soft">
        A CSV file as the export writes it. Columns that are left out stay as they are: id and price are
        enough for new prices. The stock of products that are here already stays as it is unless you say
        otherwise. Nothing is changed before you have seen the report.
      </p>
      <FileDrop
        label={draft ? "Choose another file" : "Choose or drop a CSV file"}
        accept=".csv,text/csv"
        onFile={(file) =>
          void readText(file).then((csv) =>
            run({ fileName: file.name, csv, setStock: draft?.setStock ?? false }, true),
          )
        }
      />
      {busy ? <Spinner label="Reading the file" className="py-4" /> : null}
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
  const lines = stockLeft === 1 ? "1 line names" : `${stockLeft} lines name`;
  const question = "Also set the stock from the column quantity";
  return stockLeft === 0
    ? question
    : `${question}. ${lines} another stock than the shop has, for example because pieces were sold since the export.`;
}

function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return "The file could not be sent. Please try again.";
  return Object.values(error.fieldErrors)[0] ?? error.problem?.title ?? error.message;
}
