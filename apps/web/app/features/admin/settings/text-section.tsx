import { type SettingValues, TEXT_PAGES, type TextPage } from "@larkwood/contract";
import { SectionFrame } from "./section-frame";
import { TextItem } from "./text-item";
import { type SectionProps, useSection } from "./use-section";

const toDraft = ({ termsText, privacyText, returnsText, aboutText, servicesText }: SettingValues) => ({
  termsText: termsText ?? "",
  privacyText: privacyText ?? "",
  returnsText: returnsText ?? "",
  aboutText: aboutText ?? "",
  servicesText: servicesText ?? "",
});

const pages = Object.entries(TEXT_PAGES) as [TextPage, (typeof TEXT_PAGES)[TextPage]][];

/** Texts of the pages that the owner can edit. */
export function TextSection(props: SectionProps) {
  const section = useSection("textSettings", props, toDraft);
  return (
    <SectionFrame id="pages" section={section}>
      {pages.map(([page, key]) => (
        <TextItem key={key} section={section} page={page} name={key} />
      ))}
    </SectionFrame>
  );
}
