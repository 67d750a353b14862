import type { SettingValues } from "@larkwood/contract";
import { Select } from "~/ui/select";
import { SectionFrame } from "./section-frame";
import { settingField } from "./setting-field";
import { SettingItem } from "./setting-item";
import { choiceLabels } from "./setting-text";
import { type SectionProps, useSection } from "./use-section";

const toDraft = ({ staffSecondFactor }: SettingValues) => ({ staffSecondFactor });
const choices = ["off", "required"].map((value) => ({ value, label: choiceLabels[value] ?? value }));

/** Two-step verification of the staff. */
export function StaffSection(props: SectionProps) {
  const section = useSection("staffSettings", props, toDraft);
  const { setting, field } = settingField(section, "staffSecondFactor");
  return (
    <SectionFrame id="staff" section={section}>
      <SettingItem setting={setting}>
        <Select {...field} options={choices} />
      </SettingItem>
    </SectionFrame>
  );
}
