import { type BulkChange, categoryLabels, type PriceChange, type Product } from "@larkwood/contract";
import { changedPriceCents, formatCents, formatPrice, toCents } from "@larkwood/domain";

type BulkPreviewProps = { products: readonly Product[]; change: BulkChange | null };

// Nobody reads more, and thousands of rows would hold up the dialog.
const SHOWN = 200;

type Shown = PriceChange | Extract<BulkChange, { kind: "category" }>;
const isShown = (change: BulkChange): change is Shown =>
  change.kind === "category" || change.kind.startsWith("price-");

function outcome(product: Product, change: Shown): { before: string; after: string | null } {
  if (change.kind === "category") {
    return { before: categoryLabels[product.category], after: categoryLabels[change.category] };
  }
  const cents = changedPriceCents(toCents(product.price), change);
  return { before: formatPrice(product.price), after: cents === null ? null : formatCents(cents) };
}

/** Every selected product with what it has now and what it would have. */
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
          {products.slice(0, SHOWN).map((product) => {
            const { before, after } =
              change && isShown(change)
                ? outcome(product, change)
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
      {products.length > SHOWN ? (
        <p className="py-2 text-sm text-ink-soft">
          and {(products.length - SHOWN).toLocaleString("en-US")} more
        </p>
      ) : null}
    </div>
  );
}
