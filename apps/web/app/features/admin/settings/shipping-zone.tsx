import { useFieldArray } from "react-hook-form";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { errorOf, registerField } from "./setting-field";
import { ShippingOption } from "./shipping-option";
import type { Section } from "./use-section";

const emptyNumber = "" as unknown as number;

/** Initial values of a new shipping method. */
export const newOption = {
  name: "Parcel",
  kind: "parcel" as const,
  price: emptyNumber,
  weights: "",
  freeFrom: null,
  fromDays: 2,
  toDays: 5,
};

type ShippingZoneProps = { section: Section<"shippingSettings">; index: number; onRemove: () => void };

/** A shipping zone: countries with the same shipping methods. */
export function ShippingZone({ section, index, onRemove }: ShippingZoneProps) {
  const path = `shipping.zones.${index}` as const;
  const options = useFieldArray({ control: section.form.control, name: `${path}.options` });
  const problem = errorOf(section, `${path}.options`);
  return (
    <fieldset className="border border-hairline p-5">
      <legend className="px-2 text-xs text-ink-soft">Zone {index + 1}</legend>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[1fr_2fr]">
        <Field label="Name" autoComplete="off" {...registerField(section, `${path}.name`)} />
        <Field
          label="Countries"
          hint="Separate countries with commas. Leave blank for everywhere else."
          autoComplete="off"
          {...registerField(section, `${path}.countries`)}
        />
      </div>
      <ul className="mt-5 grid gap-5">
        {options.fields.map(({ id }, optionIndex) => (
          <ShippingOption
            key={id}
            section={section}
            path={`${path}.options.${optionIndex}`}
            label={`Remove shipping method ${optionIndex + 1} of zone ${index + 1}`}
            onRemove={options.fields.length > 1 ? () => options.remove(optionIndex) : undefined}
          />
        ))}
      </ul>
      {problem ? <p className="pt-3 text-xs text-danger">{problem}</p> : null}
      <div className="mt-5 flex gap-3">
        <Button variant="outline" size="sm" onClick={() => options.append({ ...newOption, name: "" })}>
          + Add a shipping method
        </Button>
        <Button variant="quiet" size="sm" onClick={onRemove}>
          Remove zone {index + 1}
        </Button>
      </div>
    </fieldset>
  );
}
