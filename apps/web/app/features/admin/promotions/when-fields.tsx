import { CATEGORIES, type Category, categoryLabels } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { ProductPicker } from "~/features/admin/shared/ui/product-picker";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { FieldGroup, type FieldsProps, numberField } from "./field-group";
import { ProductName } from "./product-name";
import type { PromotionFields } from "./promotion-fields";
import { collectionsOptions } from "./promotion-queries";

const scopes = [
  { value: "all", label: "any items" },
  { value: "categories", label: "items of categories" },
  { value: "collections", label: "items of collections" },
  { value: "products", label: "chosen products" },
];

/** When a promotion applies. */
export function WhenFields(props: FieldsProps) {
  const { fields, problems, onChange } = props;
  const textField = (name: "countries" | "customerTags") => ({
    name,
    autoComplete: "off",
    value: fields[name],
    error: Object.entries(problems).find(([path]) => path.startsWith(`when.${name}`))?.[1],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <FieldGroup title="When the cart has …">
      <div className="grid gap-5 sm:grid-cols-3">
        <Select
          label="Items"
          name="scope"
          options={scopes}
          value={fields.scope}
          onChange={({ target }) => onChange({ scope: target.value as PromotionFields["scope"] })}
        />
        <Field
          label="Minimum total"
          hint="Counts only these items"
          {...numberField(props, "minTotal", "when.minTotal")}
        />
        <Field
          label="Minimum quantity"
          hint="Counts only these items"
          {...numberField(props, "minQuantity", "when.minQuantity")}
        />
      </div>
      <ScopeChoice {...props} />
      {problems[`when.${fields.scope}`] ? (
        <p role="alert" className="text-sm text-danger">
          {problems[`when.${fields.scope}`]}
        </p>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Countries"
          hint="Separate them with commas. Leave blank for all."
          {...textField("countries")}
        />
        <Field
          label="Customer tags"
          hint="Separate them with commas. Leave blank for everyone."
          {...textField("customerTags")}
        />
      </div>
      <Checkbox
        name="firstOrder"
        label="Only for the first order of a customer"
        checked={fields.firstOrder}
        onChange={({ target }) => onChange({ firstOrder: target.checked })}
      />
    </FieldGroup>
  );
}

function ScopeChoice({ fields, onChange }: FieldsProps) {
  const collections = useQuery({ ...collectionsOptions, enabled: fields.scope === "collections" });
  if (fields.scope === "all") return null;
  if (fields.scope === "products") return <ProductChoice fields={fields} onChange={onChange} />;
  const options =
    fields.scope === "categories"
      ? CATEGORIES.map((id) => ({ id: id as string, name: categoryLabels[id] }))
      : (collections.data ?? []);
  const chosen: readonly string[] = fields[fields.scope];
  const toggle = (id: string, isChosen: boolean) => {
    const ids = isChosen ? [...chosen, id] : chosen.filter((one) => one !== id);
    onChange(fields.scope === "categories" ? { categories: ids as Category[] } : { collections: ids });
  };
  return (
    <div className="grid gap-2 sm:grid-cols-3">
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          name={`${fields.scope}-${id}`}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ target }) => toggle(id, target.checked)}
        />
      ))}
      {collections.data?.length === 0 ? <p className="text-sm text-ink-soft">No collections yet.</p> : null}
    </div>
  );
}

function ProductChoice({ fields: { products }, onChange }: Pick<FieldsProps, "fields" | "onChange">) {
  return (
    <div className="text-sm">
      <ul>
        {products.map((product) => (
          <li key={product.id} className="flex items-center justify-between gap-4">
            <ProductName product={product} />
            <Button
              variant="quiet"
              size="sm"
              onClick={() => onChange({ products: products.filter(({ id }) => id !== product.id) })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <ProductPicker
        onPick={({ id, name }) =>
          onChange({ products: [...products.filter((one) => one.id !== id), { id, name }] })
        }
      />
    </div>
  );
}
