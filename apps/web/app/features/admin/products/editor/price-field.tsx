import type { Product } from "@larkwood/contract";
import type { ProductSectionProps } from "~/features/admin/products/use-product-section";
import { Field } from "~/ui/field";
import { toNumber } from "./to-number";
import { useFieldsSection } from "./use-fields-section";

const toDraft = ({ price }: Product) => ({ price: String(price) });

/** The price of a product without options. */
export function PriceField(props: ProductSectionProps) {
  const section = useFieldsSection({
    ...props,
    id: "product-price",
    toDraft,
    toBody: ({ price = "" }) => ({ price: toNumber(price) }),
    labels: { price: "Price" },
  });
  return (
    <Field
      label="Price"
      type="number"
      step="any"
      inputMode="decimal"
      autoComplete="off"
      className="mb-8 max-w-xs"
      {...section.control("price")}
    />
  );
}
