import { useState } from "react";
import { FileDrop } from "~/features/admin/products/file-drop";
import { readText } from "~/features/admin/products/read-text";
import { ProgressBar } from "~/features/admin/shared/ui/progress-bar";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ImportMapping } from "./import-mapping";
import { ImportOptions } from "./import-options";
import { ImportReportView } from "./import-report-view";
import { ImportTemplates } from "./import-templates";
import { type ImportFile, useImport } from "./use-import";

type ImportDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Called when images of an import are being copied. */
  onCopyPictures: () => void;
};

/** Imports a CSV file: first a dry run with a report, then the import. */
export function ImportDialog({ open, ...handlers }: ImportDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={handlers.onClose}
      title="Import products"
      className="w-[min(46rem,calc(100vw-2.5rem))]"
    >
      {open ? <ImportSteps {...handlers} /> : null}
    </Dialog>
  );
}

const newFile = { setStock: false, skipErrors: false, copyPictures: null };

function ImportSteps({ onClose, onCopyPictures }: Omit<ImportDialogProps, "open">) {
  const { draft, setDraft, progress, problem, run, stop } = useImport((copiesPictures) => {
    onClose();
    if (copiesPictures) onCopyPictures();
  });
  const [isMapping, setIsMapping] = useState(false);
  const busy = progress !== null;
  const choose = (selected: File) => {
    // Ignore other files while an import is running.
    if (busy) return;
    setDraft(null);
    setIsMapping(false);
    void readText(selected).then((csv) => run({ ...newFile, fileName: selected.name, csv }, true));
  };
  const { file, report, table } = draft ?? {};
  const asksForColumns = table && (isMapping || !report);
  return (
    <div className="grid grid-cols-1 gap-5 pt-3">
      <p className="text-sm text-ink-soft">
        Use a CSV file in the export's format, or the product export of Shopify or WooCommerce as it is. For
        other files you choose what the columns mean. Missing columns stay unchanged: id and price are enough
        to update prices. The stock of existing products stays unchanged unless you choose otherwise. Nothing
        changes until you have seen the report.
      </p>
      <FileDrop
        label={draft ? "Choose another file" : "Choose or drop a CSV file"}
        accept=".csv,text/csv"
        onFile={choose}
      />
      {draft ? null : <ImportTemplates />}
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
      {file && asksForColumns ? (
        <ImportMapping
          table={table}
          busy={busy}
          onChoose={(columns) => {
            setIsMapping(false);
            void run({ ...file, columns }, true);
          }}
        />
      ) : null}
      {file && report && !asksForColumns ? (
        <>
          <ImportReportView fileName={file.fileName} report={report} />
          {table ? (
            <button
              type="button"
              className="link justify-self-start text-sm"
              onClick={() => setIsMapping(true)}
            >
              Change columns
            </button>
          ) : null}
          <ImportOptions
            file={file}
            report={report}
            busy={busy}
            onChange={(changed: ImportFile) => {
              // Only the stock changes the report.
              if (changed.setStock === file.setStock)
                setDraft({ file: changed, report, table: table ?? null });
              else void run(changed, true);
            }}
            onImport={() => void run(file, false)}
          />
        </>
      ) : null}
    </div>
  );
}
