import { api } from "~/lib/api/api";
import { useShop } from "~/lib/shop/shop";
import { Field } from "~/ui/field";
import { SectionFrame } from "./section-frame";
import { SendToMe } from "./send-to-me";
import { settingField } from "./setting-field";
import { SettingItem } from "./setting-item";
import { type SectionProps, useSection } from "./use-section";

/** The sender of the shop's emails, with a test email. */
export function MailSection(props: SectionProps) {
  const section = useSection("mailSettings", props, ({ mailFrom }) => ({ mailFrom: mailFrom ?? "" }));
  const { sendsMail } = useShop();
  const { setting, field } = settingField(section, "mailFrom");
  return (
    <SectionFrame
      id="email"
      section={section}
      below={
        <SendToMe
          label="Send me a test email"
          sendsMail={sendsMail}
          note={section.isDirty ? "The test email uses the saved sender." : ""}
          send={() => api("sendTestMail", {})}
        />
      }
    >
      <SettingItem setting={setting}>
        <Field {...field} autoComplete="off" />
      </SettingItem>
    </SectionFrame>
  );
}
