import type { SettingValues } from "@larkwood/contract";
import { Field } from "~/ui/field";
import { SectionFrame } from "./section-frame";
import { settingField } from "./setting-field";
import { SettingItem } from "./setting-item";
import { type SectionProps, useSection } from "./use-section";

const toDraft = (values: SettingValues) => {
  const { postalName, postalStreet, postalCity, postalCountry, taxNumber } = values;
  return { postalName, postalStreet, postalCity, postalCountry, taxNumber };
};

const keys = ["postalName", "postalStreet", "postalCity", "postalCountry", "taxNumber"] as const;

/** The seller on invoices, credit notes and packing slips. */
export function DocumentSection(props: SectionProps) {
  const section = useSection("documentSettings", props, toDraft);
  return (
    <SectionFrame id="business-address" section={section}>
      {keys.map((key) => {
        const { setting, field } = settingField(section, key);
        return (
          <SettingItem key={key} setting={setting}>
            <Field {...field} type="text" autoComplete="off" />
          </SettingItem>
        );
      })}
    </SectionFrame>
  );
}
