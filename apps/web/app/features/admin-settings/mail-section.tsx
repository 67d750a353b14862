import { useShop } from "~/lib/shop";
import { Field } from "~/ui/field";
import { SectionFrame } from "./section-frame";
import { settingField } from "./setting-field";
import { SettingItem } from "./setting-item";
import { TestMail } from "./test-mail";
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
      below={<TestMail sendsMail={sendsMail} isDirty={section.isDirty} />}
    >
      <SettingItem setting={setting}>
        <Field {...field} autoComplete="off" />
      </SettingItem>
    </SectionFrame>
  );
}
