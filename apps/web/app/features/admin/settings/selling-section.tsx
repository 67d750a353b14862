import type { SettingValues } from "@larkwood/contract";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { SectionFrame } from "./section-frame";
import { settingField } from "./setting-field";
import { SettingItem } from "./setting-item";
import { choiceLabels } from "./setting-text";
import { type SectionProps, useSection } from "./use-section";

const toDraft = ({ catalogue, mostPiecesPerLine, mostPiecesPerOrder }: SettingValues) => ({
  catalogue,
  mostPiecesPerLine,
  mostPiecesPerOrder,
});

const audiences = (["members", "public"] as const).map((value) => ({
  value,
  label: choiceLabels[value] ?? value,
}));

/** Catalogue visibility and order limits. */
export function SellingSection(props: SectionProps) {
  const section = useSection("sellingSettings", props, toDraft);
  const catalogue = settingField(section, "catalogue");
  return (
    <SectionFrame
      id="selling"
      title="Catalogue and orders"
      text="Who can see the catalogue, and order limits."
      section={section}
    >
      <SettingItem setting={catalogue.setting}>
        <Select {...catalogue.field} options={audiences} />
      </SettingItem>
      {(["mostPiecesPerLine", "mostPiecesPerOrder"] as const).map((key) => {
        const { setting, field } = settingField(section, key, { valueAsNumber: true });
        return (
          <SettingItem key={key} setting={setting}>
            <Field {...field} type="number" min={1} className="max-w-60" />
          </SettingItem>
        );
      })}
    </SectionFrame>
  );
}
