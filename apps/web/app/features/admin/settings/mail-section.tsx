import { api } from "~/lib/api/api";
import { useShop } from "~/lib/shop/shop";
import { Field } from "~/ui/field";
import { SectionFrame } from "./section-frame";
import { SendToMe } from "./send-to-me";
import { settingField } from "./setting-field";
import { SettingItem } from "./setting-item";
import { type SectionProps, useSection } from "./use-section";

/** Who the shop's messages are from, and whether they arrive. */
export function MailSection(props: SectionProps) {
  const section = useSection("mailSettings", props, ({ mailFrom }) => ({ mailFrom: mailFrom ?? "" }));
  const { sendsMail } = useShop();
  const { setting, field } = settingField(section, "mailFrom");
  return (
    <SectionFrame
      id="mail"
      title="Mail"
      text="Who your messages to customers are from."
      section={section}
      below={
        <SendToMe
          label="Send me a test message"
          sendsMail={sendsMail}
          note={section.isDirty ? "It goes out with the sender that is saved." : ""}
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
