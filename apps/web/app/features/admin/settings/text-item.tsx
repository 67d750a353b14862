import type { TextPage } from "@larkwood/contract";
import { useState } from "react";
import { useShop } from "~/lib/shop/shop";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Textarea } from "~/ui/textarea";
import { settingField } from "./setting-field";
import { SettingItem } from "./setting-item";
import { settingLabels } from "./setting-text";
import { TextPreview } from "./text-preview";
import type { Section } from "./use-section";

type TextKey = `${TextPage}Text`;
type TextItemProps = { section: Section<"textSettings">; page: TextPage; name: TextKey };

/** The text of one page, collapsed by default, with a preview and the default text as a template. */
export function TextItem({ section, page, name }: TextItemProps) {
  const { setting, field } = settingField(section, name);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const { form } = section;
  const shop = useShop();
  const label = settingLabels[name];
  const typed = () => form.getValues(name);

  const startFromDefault = async () => {
    const { defaultMarkdown } = await import("~/texts/default-markdown");
    form.setValue(name, defaultMarkdown(shop)[page], {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
    form.setFocus(name);
  };

  return (
    <details className="border border-hairline px-5 py-3" open={field.error ? true : undefined}>
      <summary className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-lg">{label}</span>
        <Badge tone={setting.value === null ? "grey" : "green"}>
          {setting.value === null ? "Default" : "Custom"}
        </Badge>
      </summary>
      <div className="pt-2 pb-4">
        <SettingItem setting={setting}>
          <Textarea {...field} rows={18} className="[&_textarea]:h-80" spellCheck />
          <div className="flex flex-wrap gap-3 pt-4 pb-2">
            <Button variant="outline" size="sm" onClick={() => setPreviewed(typed())}>
              Preview {label}
            </Button>
            {/* Only offered if the text is empty, so that nothing typed is lost. */}
            {form.watch(name) === "" ? (
              <Button variant="quiet" size="sm" onClick={() => void startFromDefault()}>
                Start from the default page
              </Button>
            ) : null}
          </div>
        </SettingItem>
      </div>
      <TextPreview page={page} text={previewed} onClose={() => setPreviewed(null)} />
    </details>
  );
}
