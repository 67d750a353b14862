import { IMPORT_TEMPLATES, type ImportTemplate } from "@larkwood/contract";
import { api } from "~/lib/api/api";
import { downloadText } from "~/lib/api/download";
import { showToast } from "~/ui/toast-region";

const texts: Record<ImportTemplate, string> = {
  products: "Products",
  variants: "Products with variants",
  prices: "Prices and stock by SKU",
};

async function download(kind: ImportTemplate): Promise<void> {
  try {
    const { data } = await api("exportTemplate", { query: { kind } });
    downloadText(data, `${kind}-template.csv`, "text/csv");
  } catch {
    showToast("The template couldn't be downloaded. Please try again.", "alert");
  }
}

/** Example files to download and fill in. */
export function ImportTemplates() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <span>Templates:</span>
      {IMPORT_TEMPLATES.map((kind) => (
        <button key={kind} type="button" className="link" onClick={() => void download(kind)}>
          {texts[kind]}
        </button>
      ))}
    </p>
  );
}
