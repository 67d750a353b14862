import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { RemoveRow } from "./remove-row";
import { partOf } from "./setting-field";
import type { Section } from "./use-section";

const kinds = [
  { value: "parcel", label: "Parcel" },
  { value: "two_man", label: "Two-person delivery" },
];

type ShippingOptionProps = {
  section: Section<"shippingSettings">;
  at: `shipping.zones.${number}.options.${number}`;
  label: string;
  /** Absent for the last one: a zone has a way to deliver. */
  onRemove: (() => void) | undefined;
};

/** A way to deliver: its price, from when on it is free, and how long it takes. */
export function ShippingOption({ section, at, label, onRemove }: ShippingOptionProps) {
  const number = { type: "number", step: "any" } as const;
  return (
    <li className="grid grid-cols-[1.6fr_1fr_auto] items-start gap-x-5 gap-y-4 border-t border-hairline pt-4">
      <Field label="Shipping method" autoComplete="off" {...partOf(section, `${at}.name`)} />
      <Select label="Type" options={kinds} {...partOf(section, `${at}.kind`)} />
      {onRemove ? <RemoveRow label={label} onRemove={onRemove} /> : <span className="w-9" />}
      <Field
        label="Prices by weight (optional)"
        hint="Weight in kg and price, for example 5: 9.90, 30: 24. Heavier orders use the price below. Set a product's weight in its details."
        autoComplete="off"
        className="col-span-3"
        {...partOf(section, `${at}.weights`)}
      />
      <div className="col-span-3 grid grid-cols-4 gap-x-5">
        <Field label="Price" {...number} {...partOf(section, `${at}.price`, { valueAsNumber: true })} />
        <Field
          label="Free for orders from"
          {...number}
          {...partOf(section, `${at}.freeFrom`, { orNull: true })}
        />
        <Field
          label="Earliest (days)"
          {...number}
          {...partOf(section, `${at}.fromDays`, { valueAsNumber: true })}
        />
        <Field
          label="Latest (days)"
          {...number}
          {...partOf(section, `${at}.toDays`, { valueAsNumber: true })}
        />
      </div>
    </li>
  );
}
