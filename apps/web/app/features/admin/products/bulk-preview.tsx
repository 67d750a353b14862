import { type BulkChange, categoryLabels, type PriceChange, type Product } from "@larkwood/contract";
import { changedPriceCents, toCents } from "@larkwood/domain";
import { formatCents, formatPrice } from "~/lib/format/money";

type BulkPreviewProps = { products: readonly Product[]; change: BulkChange | null };

// Thousands of rows would slow down the dialog.
const MAX_ROWS = 200;

type PreviewedChange = PriceChange | Extract<BulkChange, { kind: "category" }>;
const isPreviewed = (change: BulkChange): change is PreviewedChange =>
  change.kind === "category" || change.kind.startsWith("price-");

function toPreview(product: Product, change: PreviewedChange): { before: string; after: string | null } {
  if (change.kind === "category") {
    return { before: categoryLabels[product.category], after: categoryLabels[change.category] };
  }
  const cents = changedPriceCents(toCents(product.price), change);
  return { before: formatPrice(product.price), after: cents === null ? null : formatCents(cents) };
}

/** Preview of the change: each selected product with its current and new value. */
export function BulkPreview({ products, change }: BulkPreviewProps) {
  return (
    <div className="max-h-64 overflow-y-auto border-y border-hairline">
      <table className="w-full text-sm">
        <caption className="sr-only">Selected products before and after the change</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Now</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {products.slice(0, MAX_ROWS).map((product) => {
            const { before, after } =
              change && isPreviewed(change)
                ? toPreview(product, change)
                : { before: formatPrice(product.price), after: "" };
            return (
              <tr key={product.id} className="border-b border-hairline last:border-b-0">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  {product.name}
                </th>
                <td className="px-3 py-2 text-right whitespace-nowrap text-ink-soft tabular-nums">
                  {before}
                </td>
                <td className="py-2 pl-3 text-right whitespace-nowrap tabular-nums">
                  {after === null ? <span className="text-danger">below $1 or too large</span> : after}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {products.length > MAX_ROWS ? (
        <p className="py-2 text-sm text-ink-soft">
          and {(products.length - MAX_ROWS).toLocaleString("en-US")} more
        </p>
      ) : null}
    </div>
  );
}
