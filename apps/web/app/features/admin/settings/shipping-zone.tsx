import { useFieldArray } from "react-hook-form";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { errorOf, partOf } from "./setting-field";
import { ShippingOption } from "./shipping-option";
import type { Section } from "./use-section";

const nothingYet = "" as unknown as number;

/** A way to deliver before anything was said of it. */
export const newOption = {
  name: "Parcel",
  kind: "parcel" as const,
  price: nothingYet,
  weights: "",
  freeFrom: null,
  fromDays: 2,
  toDays: 5,
};

type ShippingZoneProps = { section: Section<"shippingSettings">; index: number; onRemove: () => void };

/** Countries that are served alike. */
export function ShippingZone({ section, index, onRemove }: ShippingZoneProps) {
  const at = `shipping.zones.${index}` as const;
  const options = useFieldArray({ control: section.form.control, name: `${at}.options` });
  const problem = errorOf(section, `${at}.options`);
  return (
    <fieldset className="border border-hairline p-5">
      <legend className="px-2 text-xs text-ink-soft">Zone {index + 1}</legend>
      <div className="grid grid-cols-[1fr_2fr] gap-x-6">
        <Field label="Name" autoComplete="off" {...partOf(section, `${at}.name`)} />
        <Field
          label="Countries"
          hint="Separate countries with commas, spelled as customers write them. Leave blank for everywhere else."
          autoComplete="off"
          {...partOf(section, `${at}.countries`)}
        />
      </div>
      <ul className="mt-5 grid gap-5">
        {options.fields.map(({ id }, number) => (
          <ShippingOption
            key={id}
            section={section}
            at={`${at}.options.${number}`}
            label={`Remove shipping method ${number + 1} of zone ${index + 1}`}
            onRemove={options.fields.length > 1 ? () => options.remove(number) : undefined}
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
