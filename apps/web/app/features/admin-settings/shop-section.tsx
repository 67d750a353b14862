import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { SectionFrame } from "./section-frame";
import { settingField } from "./setting-field";
import { SettingItem } from "./setting-item";
import { type SectionProps, useSection } from "./use-section";

const zones = (current: unknown) =>
  [...new Set(["UTC", String(current), ...Intl.supportedValuesOf("timeZone")])].map((value) => ({
    value,
    label: value.replaceAll("_", " "),
  }));

/** How the shop is called, and where it is in time. */
export function ShopSection(props: SectionProps) {
  const section = useSection("shopSettings", props, ({ shopName, timeZone }) => ({ shopName, timeZone }));
  const name = settingField(section, "shopName");
  const zone = settingField(section, "timeZone");
  return (
    <SectionFrame
      id="shop"
      title="Shop"
      text="How the shop is called, and where its days begin and end."
      section={section}
    >
      <SettingItem setting={name.setting}>
        <Field {...name.field} autoComplete="off" />
      </SettingItem>
      <SettingItem setting={zone.setting}>
        <Select {...zone.field} options={zones(zone.setting.value)} />
      </SettingItem>
    </SectionFrame>
  );
}
