import { CATEGORIES, categoryLabels } from "@larkwood/contract";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import type { CollectionFields } from "./collection-fields";

type RuleFieldsProps = {
  fields: CollectionFields;
  problems: Readonly<Record<string, string>>;
  onChange: (changes: Partial<CollectionFields>) => void;
};

const categories = [
  { value: "", label: "All categories" },
  ...CATEGORIES.map((value) => ({ value, label: categoryLabels[value] })),
];

/** Conditions of an automatic collection. Products must match all of them. */
export function RuleFields({ fields, problems, onChange }: RuleFieldsProps) {
  const money = { type: "number", step: "any", inputMode: "decimal", autoComplete: "off" } as const;
  return (
    <fieldset className="grid grid-cols-2 gap-x-6 gap-y-5">
      <legend className="pb-1 text-xs text-ink-soft">Products must match all conditions</legend>
      <Select
        label="Category"
        name="category"
        className="col-span-2"
        options={categories}
        value={fields.category}
        error={problems.rule}
        onChange={({ target }) => onChange({ category: target.value as CollectionFields["category"] })}
      />
      <Field
        {...money}
        label="Price from"
        name="minPrice"
        value={fields.minPrice}
        error={problems["rule.minPrice"]}
        onChange={({ target }) => onChange({ minPrice: target.value })}
      />
      <Field
        {...money}
        label="Price to"
        name="maxPrice"
        value={fields.maxPrice}
        error={problems["rule.maxPrice"]}
        onChange={({ target }) => onChange({ maxPrice: target.value })}
      />
      <Checkbox
        name="inStock"
        label="In stock"
        checked={fields.inStock}
        onChange={({ target }) => onChange({ inStock: target.checked })}
      />
      <Checkbox
        name="onSale"
        label="On sale"
        checked={fields.onSale}
        onChange={({ target }) => onChange({ onSale: target.checked })}
      />
      <Field
        label="Attributes"
        name="attributes"
        className="col-span-2"
        autoComplete="off"
        hint="As in the URL of a filtered list, for example material:oak,walnut;width:..90"
        value={fields.attributes}
        error={problems["rule.attributes"]}
        onChange={({ target }) => onChange({ attributes: target.value })}
      />
    </fieldset>
  );
}
