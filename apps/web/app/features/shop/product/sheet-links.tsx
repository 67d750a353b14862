import type { Product, ProductSheet, ProductVariant } from "@larkwood/contract";
import { sheetsOf } from "@larkwood/domain";
import { paths } from "~/lib/paths";

const LABELS: Record<ProductSheet, string> = {
  dimensions: "Dimensions",
  care: "Care guide",
  assembly: "Assembly notes",
};

/** Links to the sheets of the chosen variant. `product` has its attributes. */
export function SheetLinks({ product, variant }: { product: Product; variant: ProductVariant | null }) {
  const sheets = sheetsOf(product);
  if (sheets.length === 0) return null;
  return (
    <nav aria-label="Sheets to print" className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {sheets.map((sheet) => (
        <a key={sheet} href={paths.productSheet(product.id, sheet, variant?.id)} className="link py-2">
          {LABELS[sheet]} (PDF)
        </a>
      ))}
    </nav>
  );
}
