import type { ImportLine, ImportReport, ImportSource } from "@larkwood/contract";
import { Badge, type BadgeTone } from "~/ui/badge";
import { ScrollArea } from "~/ui/scroll-area";

const outcomeBadges: Record<ImportLine["outcome"], { tone: BadgeTone; text: string }> = {
  create: { tone: "green", text: "New" },
  update: { tone: "sky", text: "Changed" },
  unchanged: { tone: "grey", text: "Unchanged" },
  error: { tone: "red", text: "Error" },
};

function detailText({ errors, changes, stock = [], values = [] }: ImportLine): string {
  const texts = Object.entries(errors).map(([column, text]) => (column ? `${column}: ${text}` : text));
  const others = changes.filter(
    (column) =>
      !values.some((value) => value.column === column) && (column !== "quantity" || stock.length === 0),
  );
  return texts.join("; ") || [...values.map(valueText), ...others, ...stockTexts(stock)].join(", ");
}

const valueText = ({ column, variant, before, after }: NonNullable<ImportLine["values"]>[number]) =>
  `${column}: ${variant ? `${variant} ` : ""}${before || "–"} → ${after || "–"}`;

function stockTexts(stock: NonNullable<ImportLine["stock"]>): string[] {
  const texts = stock.map(({ variant, before, after }) => `${variant} ${before} → ${after}`.trim());
  return texts.length > 0 ? [`quantity: ${texts.join(", ")}`] : [];
}

const sourceTexts: Record<ImportSource, string> = {
  larkwood: "",
  shopify: "Recognised as a product export of Shopify.",
  woocommerce: "Recognised as a product export of WooCommerce.",
  mapped: "",
};

type ImportReportViewProps = { fileName: string; report: ImportReport };

/** The result of an import, row by row. */
export function ImportReportView({ fileName, report }: ImportReportViewProps) {
  const { counts, lines, source = "larkwood", ignored = [] } = report;
  const all = counts.create + counts.update + counts.error;
  return (
    <section aria-label="Report" className="grid gap-3 text-sm">
      <p role="status">
        <span className="font-medium">{fileName}</span>: {counts.create} new, {counts.update} changed,{" "}
        {counts.unchanged} unchanged, {counts.error} with errors
      </p>
      {sourceTexts[source] ? <p>{sourceTexts[source]}</p> : null}
      {ignored.length > 0 ? (
        <details>
          <summary className="cursor-pointer text-ink-soft">
            {ignored.length === 1 ? "1 column is" : `${ignored.length} columns are`} not imported
          </summary>
          <p className="pt-1 wrap-anywhere">{ignored.join(" · ")}</p>
        </details>
      ) : null}
      {lines.length > 0 ? (
        <ScrollArea label="Products of the file" className="max-h-72 border-y border-hairline">
          <table className="w-full">
            <thead className="caps text-left text-ink-soft">
              <tr>
                <th scope="col" className="py-2 pr-3 font-medium">
                  Row
                </th>
                <th scope="col" className="px-3 py-2 font-medium">
                  Result
                </th>
                <th scope="col" className="px-3 py-2 font-medium">
                  Product
                </th>
                <th scope="col" className="py-2 pl-3 font-medium">
                  Details
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.line} className="border-t border-hairline align-top">
                  <td className="py-2 pr-3 tabular-nums">{line.line}</td>
                  <td className="px-3 py-2">
                    <Badge tone={outcomeBadges[line.outcome].tone}>{outcomeBadges[line.outcome].text}</Badge>
                  </td>
                  <td className="px-3 py-2">{line.name || line.id}</td>
                  <td className="py-2 pl-3 wrap-anywhere">{detailText(line)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      ) : null}
      {lines.length < all ? (
        <p className="text-ink-soft">
          Showing the first {lines.length} of {all} rows.
        </p>
      ) : null}
    </section>
  );
}
