import type { SettingValues } from "@larkwood/contract";
import { useFieldArray } from "react-hook-form";
import { Button } from "~/ui/button";
import { SectionFrame } from "./section-frame";
import { errorOf } from "./setting-field";
import { SettingItem } from "./setting-item";
import { getSetting } from "./setting-queries";
import { newOption, ShippingZone } from "./shipping-zone";
import { TwoManBoxes } from "./two-man-boxes";
import { type SectionProps, useSection } from "./use-section";

const toDraft = ({ shipping }: SettingValues) => ({
  shipping: {
    ...shipping,
    zones: shipping.zones.map((zone) => ({
      ...zone,
      countries: zone.countries.join(", "),
      options: zone.options.map(({ weights = [], ...option }) => ({
        ...option,
        weights: weights.map(({ upToKg, price }) => `${upToKg}: ${price}`).join(", "),
      })),
    })),
  },
});

const newZone = { name: "", countries: "", options: [newOption] };

/** Shipping zones, methods and prices. */
export function ShippingSection(props: SectionProps) {
  const section = useSection("shippingSettings", props, toDraft);
  const setting = getSetting(section.base, "shipping");
  const problem = errorOf(section, "shipping");
  const zones = useFieldArray({ control: section.form.control, name: "shipping.zones" });
  return (
    <SectionFrame id="shipping" section={section}>
      <SettingItem setting={setting}>
        <TwoManBoxes section={section} />
        <div className="mt-6 grid gap-6">
          {zones.fields.map(({ id }, index) => (
            <ShippingZone key={id} section={section} index={index} onRemove={() => zones.remove(index)} />
          ))}
        </div>
        <Button variant="outline" size="sm" className="mt-6 mb-3" onClick={() => zones.append(newZone)}>
          + Add a zone
        </Button>
        {problem ? <p className="pb-1 text-xs text-danger">{problem}</p> : null}
        <p className="text-xs text-ink-soft">{setting.description}</p>
      </SettingItem>
    </SectionFrame>
  );
}
