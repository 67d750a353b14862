import type { ImportLine, ImportReport } from "@larkwood/contract";
import { Badge, type BadgeTone } from "~/ui/badge";

const outcomeBadges: Record<ImportLine["outcome"], { tone: BadgeTone; text: string }> = {
  create: { tone: "green", text: "New" },
  update: { tone: "sky", text: "Changed" },
  unchanged: { tone: "grey", text: "Unchanged" },
  error: { tone: "red", text: "Error" },
};

function detailText({ errors, changes, stock = [] }: ImportLine): string {
  const texts = Object.entries(errors).map(([column, text]) => (column ? `${column}: ${text}` : text));
  const others = changes.filter((column) => column !== "quantity" || stock.length === 0);
  return texts.join("; ") || [...others, ...stockTexts(stock)].join(", ");
}

function stockTexts(stock: NonNullable<ImportLine["stock"]>): string[] {
  const texts = stock.map(({ variant, before, after }) => `${variant} ${before} → ${after}`.trim());
  return texts.length > 0 ? [`quantity: ${texts.join(", ")}`] : [];
}

type ImportReportViewProps = { fileName: string; report: ImportReport };

/** The result of an import, row by row. */
export function ImportReportView({ fileName, report: { counts, lines } }: ImportReportViewProps) {
  const all = counts.create + counts.update + counts.error;
  return (
    <section aria-label="Report" className="grid gap-3 text-sm">
      <p role="status">
        <span className="font-medium">{fileName}</span>: {counts.create} new, {counts.update} changed,{" "}
        {counts.unchanged} unchanged, {counts.error} with errors
      </p>
      {lines.length > 0 ? (
        <div className="max-h-72 overflow-y-auto border-y border-hairline">
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
                  <td className="py-2 pl-3">{detailText(line)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {lines.length < all ? (
        <p className="text-ink-soft">
          Showing the first {lines.length} of {all} rows.
        </p>
      ) : null}
    </section>
  );
}
