import type { SettingValues } from "@larkwood/contract";
import { Field } from "~/ui/field";
import { SectionFrame } from "./section-frame";
import { settingField } from "./setting-field";
import { SettingItem } from "./setting-item";
import { type SectionProps, useSection } from "./use-section";

const toDraft = (values: SettingValues) => {
  const { contactEmail, contactPhone, contactHours, facebook, twitter, instagram } = values;
  return { contactEmail, contactPhone, contactHours, facebook, twitter, instagram };
};

const fields = [
  { key: "contactEmail", type: "email" },
  { key: "contactPhone", type: "tel" },
  { key: "contactHours", type: "text" },
  { key: "facebook", type: "url" },
  { key: "twitter", type: "url" },
  { key: "instagram", type: "url" },
] as const;

/** Contact details in the footer of every page. */
export function ContactSection(props: SectionProps) {
  const section = useSection("contactSettings", props, toDraft);
  return (
    <SectionFrame id="contact" section={section}>
      {fields.map(({ key, type }) => {
        const { setting, field } = settingField(section, key);
        return (
          <SettingItem key={key} setting={setting}>
            <Field {...field} type={type} autoComplete="off" />
          </SettingItem>
        );
      })}
    </SectionFrame>
  );
}
