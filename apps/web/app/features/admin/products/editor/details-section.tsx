import { CATEGORIES, type Category, categoryLabels, type Product } from "@larkwood/contract";
import { ProductSectionFrame } from "~/features/admin/products/product-section-frame";
import type { ProductSectionProps } from "~/features/admin/products/use-product-section";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { Textarea } from "~/ui/textarea";
import { useFieldsSection } from "./use-fields-section";

const categories = CATEGORIES.map((value) => ({ value, label: categoryLabels[value] }));

const toDraft = ({ name, description, category }: Product) => ({
  name,
  description,
  category: String(category),
});

/** Name, description and category of a product. */
export function DetailsSection(props: ProductSectionProps) {
  const section = useFieldsSection({
    ...props,
    id: "product-details",
    toDraft,
    toBody: ({ category, ...texts }) => ({
      ...texts,
      ...(category === undefined ? {} : { category: category as Category }),
    }),
    labels: { name: "Name", description: "Description", category: "Category" },
  });
  return (
    <ProductSectionFrame
      title="Details"
      text="What the product is, and in which category shoppers find it."
      {...section.frame}
      isDirty={section.isDirty}
    >
      <div className="grid max-w-3xl gap-5">
        <Field label="Name" autoComplete="off" {...section.control("name")} />
        <Textarea label="Description" {...section.control("description")} />
        <Select label="Category" options={categories} {...section.control("category")} />
      </div>
    </ProductSectionFrame>
  );
}
