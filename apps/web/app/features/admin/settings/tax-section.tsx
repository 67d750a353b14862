import type { SettingValues } from "@larkwood/contract";
import { useFieldArray } from "react-hook-form";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { CountryField } from "~/ui/country-field";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { categoryOptions } from "./category-options";
import { RemoveRow } from "./remove-row";
import { SectionFrame } from "./section-frame";
import { errorOf, registerField } from "./setting-field";
import { SettingItem } from "./setting-item";
import { getSetting } from "./setting-queries";
import { type SectionProps, useSection } from "./use-section";

const toDraft = ({ tax }: SettingValues) => ({
  tax: { ...tax, rates: tax.rates.map((rate) => ({ ...rate, category: rate.category ?? ("" as const) })) },
});

const newRate = { name: "VAT", country: "", category: "" as const, percent: "" as unknown as number };

/** Tax rates by country and category. */
export function TaxSection(props: SectionProps) {
  const section = useSection("taxSettings", props, toDraft);
  const setting = getSetting(section.base, "tax");
  const problem = errorOf(section, "tax.rates");
  const { fields, append, remove } = useFieldArray({ control: section.form.control, name: "tax.rates" });
  const { error: _, ...included } = registerField(section, "tax.included");
  return (
    <SectionFrame id="tax" section={section}>
      <SettingItem setting={setting}>
        <Checkbox {...included} label="Product and shipping prices include tax" />
        <ul className="mt-6 grid gap-6">
          {fields.map(({ id }, index) => (
            <li
              key={id}
              className="grid grid-cols-2 items-start gap-x-5 gap-y-3 sm:grid-cols-[1fr_1.3fr_1.3fr_6rem_auto]"
            >
              <Field label="Name" autoComplete="off" {...registerField(section, `tax.rates.${index}.name`)} />
              <CountryField
                label="Country (optional)"
                autoComplete="off"
                {...registerField(section, `tax.rates.${index}.country`)}
              />
              <Select
                label="Category"
                options={categoryOptions}
                {...registerField(section, `tax.rates.${index}.category`)}
              />
              <Field
                label="Percent"
                type="number"
                step="any"
                {...registerField(section, `tax.rates.${index}.percent`, { valueAsNumber: true })}
              />
              <RemoveRow label={`Remove rate ${index + 1}`} onRemove={() => remove(index)} />
            </li>
          ))}
        </ul>
        <Button variant="outline" size="sm" className="mt-6 mb-3" onClick={() => append(newRate)}>
          + Add a rate
        </Button>
        {problem ? <p className="pb-1 text-xs text-danger">{problem}</p> : null}
        <p className="text-xs text-ink-soft">{setting.description}</p>
      </SettingItem>
    </SectionFrame>
  );
}
