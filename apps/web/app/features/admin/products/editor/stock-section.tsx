import type { AdminProduct, Product } from "@larkwood/contract";
import { ProductSectionFrame } from "~/features/admin/products/product-section-frame";
import { StockMoves } from "~/features/admin/products/stock-moves";
import type { ProductSectionProps } from "~/features/admin/products/use-product-section";
import { Field } from "~/ui/field";
import { toNumber } from "./to-number";
import { useFieldsSection } from "./use-fields-section";

const toDraft = (product: Product) => {
  const { lowStock = null } = product as Product & Partial<AdminProduct>;
  return { quantity: String(product.quantity), lowStock: lowStock === null ? "" : String(lowStock) };
};

const VARIANT_STOCK = "The total of all variants. Set the stock of each variant above.";

/** Stock of a product, when it counts as low, and its history. */
export function StockSection(props: ProductSectionProps) {
  const section = useFieldsSection({
    ...props,
    id: "product-stock",
    toDraft,
    toBody: ({ quantity, lowStock }, initial) => ({
      // Only the difference is applied, so that sales in between still count.
      ...(quantity === undefined
        ? {}
        : { quantity: toNumber(quantity), quantitySeen: toNumber(initial.quantity) }),
      ...(lowStock === undefined ? {} : { lowStock: lowStock.trim() === "" ? null : toNumber(lowStock) }),
    }),
    labels: { quantity: "Quantity", lowStock: "Low stock" },
  });
  const hasVariants = (section.base.options ?? []).length > 0;
  return (
    <ProductSectionFrame
      title="Stock"
      text="How many you have, and when to order more."
      {...section.frame}
      isDirty={section.isDirty}
    >
      <div className="grid max-w-3xl grid-cols-2 gap-x-8 pb-8">
        <Field
          label="Quantity"
          type="number"
          step="any"
          inputMode="numeric"
          autoComplete="off"
          readOnly={hasVariants}
          hint={hasVariants ? VARIANT_STOCK : undefined}
          {...section.control("quantity")}
        />
        <Field
          label="Low stock"
          type="number"
          step="any"
          inputMode="numeric"
          autoComplete="off"
          hint="Stock that counts as low. Leave blank to use the shop's setting."
          {...section.control("lowStock")}
        />
      </div>
      <StockMoves id={props.product.id} />
    </ProductSectionFrame>
  );
}
