import type { SettingValues } from "@larkwood/contract";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { SectionFrame } from "./section-frame";
import { settingField } from "./setting-field";
import { SettingItem } from "./setting-item";
import { choiceLabels } from "./setting-text";
import { type SectionProps, useSection } from "./use-section";

const toDraft = (values: SettingValues) => ({
  catalogue: values.catalogue,
  mostPiecesPerLine: values.mostPiecesPerLine,
  mostPiecesPerOrder: values.mostPiecesPerOrder,
  guestCheckout: values.guestCheckout,
  samples: values.samples,
  lowStock: values.lowStock,
  reviews: values.reviews,
  reviewInvitationDays: values.reviewInvitationDays,
  cartReminderHours: values.cartReminderHours,
});

const numbers = [
  { key: "mostPiecesPerLine", min: 1 },
  { key: "mostPiecesPerOrder", min: 1 },
  { key: "lowStock", min: 0 },
  { key: "reviewInvitationDays", min: 0 },
  { key: "cartReminderHours", min: 0 },
] as const;

const toOptions = (values: readonly string[]) =>
  values.map((value) => ({ value, label: choiceLabels[value] ?? value }));
const audiences = toOptions(["members", "public"]);
const switches = toOptions(["on", "off"]);
const reviewModes = toOptions(["off", "moderated", "direct"]);

/** Catalogue visibility, guest checkout, samples, reviews, order limits and low stock. */
export function SellingSection(props: SectionProps) {
  const section = useSection("sellingSettings", props, toDraft);
  const catalogue = settingField(section, "catalogue");
  const guestCheckout = settingField(section, "guestCheckout");
  const samples = settingField(section, "samples");
  const reviews = settingField(section, "reviews");
  return (
    <SectionFrame id="catalogue" section={section}>
      <SettingItem setting={catalogue.setting}>
        <Select {...catalogue.field} options={audiences} />
      </SettingItem>
      <SettingItem setting={guestCheckout.setting}>
        <Select {...guestCheckout.field} options={switches} />
      </SettingItem>
      <SettingItem setting={samples.setting}>
        <Select {...samples.field} options={switches} />
      </SettingItem>
      <SettingItem setting={reviews.setting}>
        <Select {...reviews.field} options={reviewModes} />
      </SettingItem>
      {numbers.map(({ key, min }) => {
        const { setting, field } = settingField(section, key, { valueAsNumber: true });
        return (
          <SettingItem key={key} setting={setting}>
            <Field {...field} type="number" min={min} className="max-w-60" />
          </SettingItem>
        );
      })}
    </SectionFrame>
  );
}
