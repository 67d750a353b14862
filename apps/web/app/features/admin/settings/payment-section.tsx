import type { SettingValues } from "@larkwood/contract";
import { Field } from "~/ui/field";
import { BankAccountFields } from "./bank-account-fields";
import { PaymentMethodBoxes } from "./payment-method-boxes";
import { SectionFrame } from "./section-frame";
import { settingField } from "./setting-field";
import { SettingItem } from "./setting-item";
import { getSetting } from "./setting-queries";
import { type SectionProps, useSection } from "./use-section";

const noAccount = { holder: "", number: "", bank: "", bic: "" };

const toDraft = ({ paymentMethods, bankAccount, transferDays, cardMinutes }: SettingValues) => ({
  paymentMethods,
  bankAccount: { ...noAccount, ...bankAccount },
  transferDays,
  cardMinutes,
});

/** Payment methods, bank account and payment deadlines. */
export function PaymentSection(props: SectionProps) {
  const section = useSection("paymentSettings", props, toDraft);
  const methods = getSetting(section.base, "paymentMethods");
  const account = getSetting(section.base, "bankAccount");
  const days = settingField(section, "transferDays", { valueAsNumber: true });
  const minutes = settingField(section, "cardMinutes", { valueAsNumber: true });
  return (
    <SectionFrame id="payment" section={section}>
      <SettingItem setting={methods}>
        <PaymentMethodBoxes section={section} hint={methods.description} />
      </SettingItem>
      <SettingItem setting={account}>
        <BankAccountFields section={section} hint={account.description} />
      </SettingItem>
      <SettingItem setting={days.setting}>
        <Field {...days.field} type="number" min={1} max={365} className="max-w-60" />
      </SettingItem>
      <SettingItem setting={minutes.setting}>
        <Field {...minutes.field} type="number" min={1} max={1440} className="max-w-60" />
      </SettingItem>
    </SectionFrame>
  );
}
