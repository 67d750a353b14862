import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { RemoveRow } from "./remove-row";
import { registerField } from "./setting-field";
import type { Section } from "./use-section";

const kinds = [
  { value: "parcel", label: "Parcel" },
  { value: "two_man", label: "Two-person delivery" },
];

type ShippingOptionProps = {
  section: Section<"shippingSettings">;
  path: `shipping.zones.${number}.options.${number}`;
  label: string;
  /** Undefined for the only option, because a zone needs at least one. */
  onRemove: (() => void) | undefined;
};

/** A shipping method: price, free-shipping threshold and delivery time. */
export function ShippingOption({ section, path, label, onRemove }: ShippingOptionProps) {
  const number = { type: "number", step: "any" } as const;
  return (
    <li className="grid grid-cols-[1.6fr_1fr_auto] items-start gap-x-5 gap-y-4 border-t border-hairline pt-4">
      <Field label="Shipping method" autoComplete="off" {...registerField(section, `${path}.name`)} />
      <Select label="Type" options={kinds} {...registerField(section, `${path}.kind`)} />
      {onRemove ? <RemoveRow label={label} onRemove={onRemove} /> : <span className="w-9" />}
      <Field
        label="Prices by weight (optional)"
        hint="Weight in kg and price, for example 5: 9.90, 30: 24. Heavier orders use the price below. Set a product's weight in its details."
        autoComplete="off"
        className="col-span-3"
        {...registerField(section, `${path}.weights`)}
      />
      <div className="col-span-3 grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-4">
        <Field
          label="Price"
          {...number}
          {...registerField(section, `${path}.price`, { valueAsNumber: true })}
        />
        <Field
          label="Free for orders from"
          {...number}
          {...registerField(section, `${path}.freeFrom`, { orNull: true })}
        />
        <Field
          label="Earliest (days)"
          {...number}
          {...registerField(section, `${path}.fromDays`, { valueAsNumber: true })}
        />
        <Field
          label="Latest (days)"
          {...number}
          {...registerField(section, `${path}.toDays`, { valueAsNumber: true })}
        />
      </div>
    </li>
  );
}
