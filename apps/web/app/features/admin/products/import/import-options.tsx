import type { ImportReport } from "@larkwood/contract";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import type { ImportFile } from "./use-import";

interface ImportOptionsProps {
  file: ImportFile;
  report: ImportReport;
  busy: boolean;
  onChange: (file: ImportFile) => void;
  onImport: () => void;
}

/** What the import does with stock, errors and images, and its button. */
export function ImportOptions({ file, report, busy, onChange, onImport }: ImportOptionsProps) {
  const { counts, stockLeft, pictures = 0, source = "larkwood" } = report;
  const { setStock, skipErrors, copyPictures } = file;
  const changes = counts.create + counts.update;
  return (
    <>
      {setStock || stockLeft > 0 ? (
        <Checkbox
          name="setStock"
          label={stockQuestion(stockLeft)}
          checked={setStock}
          disabled={busy}
          onChange={(event) => onChange({ ...file, setStock: event.target.checked })}
        />
      ) : null}
      {counts.error > 0 && changes > 0 ? (
        <Checkbox
          name="skipErrors"
          label="Leave out products with errors and import the others"
          checked={skipErrors}
          disabled={busy}
          onChange={(event) => onChange({ ...file, skipErrors: event.target.checked })}
        />
      ) : null}
      {pictures > 0 && source !== "larkwood" ? (
        <Checkbox
          name="copyPictures"
          label={`Copy ${pictures === 1 ? "1 image" : `${pictures} images`} into this shop. Products are listed at once; the images follow.`}
          checked={copyPictures === true}
          disabled={busy}
          onChange={(event) => onChange({ ...file, copyPictures: event.target.checked })}
        />
      ) : null}
      <Button disabled={busy || changes === 0 || (counts.error > 0 && !skipErrors)} onClick={onImport}>
        {changes === 0
          ? "Nothing to import"
          : `Import ${changes === 1 ? "1 product" : `${changes} products`}`}
      </Button>
    </>
  );
}

function stockQuestion(stockLeft: number): string {
  const lines = stockLeft === 1 ? "1 row has" : `${stockLeft} rows have`;
  const question = "Also set stock from the quantity column";
  return stockLeft === 0
    ? question
    : `${question}. ${lines} a different stock from the shop, for example because units were sold since the export.`;
}
