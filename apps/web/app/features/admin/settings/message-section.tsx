import { MAIL_TEXT_KINDS, type MailText, type MailTextKind, type SettingValues } from "@larkwood/contract";
import { MessageItem } from "./message-item";
import { SectionFrame } from "./section-frame";
import { SettingItem } from "./setting-item";
import { getSetting } from "./setting-queries";
import { type SectionProps, useSection } from "./use-section";

const emptyText: MailText = { subject: "", opening: "", closing: "" };

const toDraft = ({ mailTexts }: SettingValues) => ({
  mailTexts: Object.fromEntries(
    MAIL_TEXT_KINDS.map((kind) => [kind, mailTexts[kind] ?? emptyText]),
  ) as Record<MailTextKind, MailText>,
});

/** Templates of the emails to customers. */
export function MessageSection(props: SectionProps) {
  const section = useSection("messageSettings", props, toDraft);
  return (
    <SectionFrame id="email-templates" section={section}>
      <SettingItem setting={getSetting(section.base, "mailTexts")}>
        <div className="grid gap-3 pb-2">
          {MAIL_TEXT_KINDS.map((kind) => (
            <MessageItem key={kind} section={section} kind={kind} />
          ))}
        </div>
      </SettingItem>
    </SectionFrame>
  );
}
