import { currencyCodes } from "@larkwood/contract";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { PictureField } from "./picture-field";
import { SectionFrame } from "./section-frame";
import { errorOf, settingField } from "./setting-field";
import { SettingItem } from "./setting-item";
import { getSetting } from "./setting-queries";
import { type SectionProps, useSection } from "./use-section";

const timeZoneOptions = (current: unknown) =>
  [...new Set(["UTC", String(current), ...Intl.supportedValuesOf("timeZone")])].map((value) => ({
    value,
    label: value.replaceAll("_", " "),
  }));

const currencyOptions = (current: unknown) => {
  const names = new Intl.DisplayNames("en", { type: "currency" });
  return [...new Set(["USD", String(current), ...currencyCodes()])].map((value) => ({
    value,
    label: `${value}: ${names.of(value)}`,
  }));
};

/** Name, logo, time zone and currency of the shop. */
export function ShopSection(props: SectionProps) {
  const section = useSection("shopSettings", props, ({ shopName, timeZone, logo, currency }) => ({
    shopName,
    timeZone,
    logo: logo ?? "",
    currency,
  }));
  const { form } = section;
  const name = settingField(section, "shopName");
  const zone = settingField(section, "timeZone");
  const currency = settingField(section, "currency");
  const logo = form.watch("logo");
  const logoSetting = getSetting(section.base, "logo");
  const setLogo = (path: string) => form.setValue("logo", path, { shouldDirty: true, shouldValidate: true });
  return (
    <SectionFrame id="shop" section={section}>
      <SettingItem setting={name.setting}>
        <Field {...name.field} autoComplete="off" />
      </SettingItem>
      <SettingItem setting={logoSetting}>
        <PictureField label="Logo" src={logo} error={errorOf(section, "logo")} onChange={setLogo} />
        <p className="pt-2 text-xs text-ink-soft">{logoSetting.description}</p>
        {logo ? (
          <Button variant="quiet" size="sm" className="-ml-4" onClick={() => setLogo("")}>
            Use the shop name instead
          </Button>
        ) : null}
      </SettingItem>
      <SettingItem setting={zone.setting}>
        <Select {...zone.field} options={timeZoneOptions(zone.setting.value)} />
      </SettingItem>
      <SettingItem setting={currency.setting}>
        <Select {...currency.field} options={currencyOptions(currency.setting.value)} />
      </SettingItem>
    </SectionFrame>
  );
}
