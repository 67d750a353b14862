import { ProductLink } from "~/features/admin/shared/product-link";
import type { Column } from "~/features/admin/shared/ui/data-table";

interface StockItem {
  productId: string;
  name: string;
  variant: string;
  sku: string | null;
}

/** Style of a column with a number of units. */
export const unitsColumn = "text-right tabular-nums";

/** The column with the name, variant and SKU of an item, which leads to its product. */
export const itemColumn: Column<StockItem> = {
  header: "Item",
  cell: ({ productId, name, variant, sku }) => (
    <>
      <ProductLink id={productId}>{name}</ProductLink>
      {variant ? <span className="block">{variant}</span> : null}
      {sku ? <span className="block text-xs text-ink-soft">{sku}</span> : null}
    </>
  ),
  className: "wrap-anywhere",
};
