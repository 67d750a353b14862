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

/** The words of the pages that are the owner's to write. */
export function TextSection(props: SectionProps) {
  const section = useSection("textSettings", props, toDraft);
  return (
    <SectionFrame
      id="texts"
      title="Texts"
      text="The words of pages that are yours to write. They are shown as they come until you write your own, and again when you empty them. “# ” begins the title, “## ” a heading, “- ” a point of a list, **two stars** make bold, [words](https://…) a link, and {shop} stands for the shop's name. HTML is shown as it is typed."
      section={section}
    >
      {pages.map(([page, key]) => (
        <TextItem key={key} section={section} page={page} name={key} />
      ))}
    </SectionFrame>
  );
}
