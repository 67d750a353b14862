import { Field } from "~/ui/field";
import { registerField } from "./setting-field";
import { settingLabels } from "./setting-text";
import type { Section } from "./use-section";

const accountFields = [
  { name: "bankAccount.holder", label: "Account holder" },
  { name: "bankAccount.number", label: "IBAN or account number" },
  { name: "bankAccount.bank", label: "Bank (optional)" },
  { name: "bankAccount.bic", label: "BIC (optional)" },
] as const;

type BankAccountFieldsProps = { section: Section<"paymentSettings">; hint: string };

/** The shop's bank account. All fields empty means no account. */
export function BankAccountFields({ section, hint }: BankAccountFieldsProps) {
  return (
    <fieldset>
      <legend className="pb-3 text-xs text-ink-soft">{settingLabels.bankAccount}</legend>
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-2">
        {accountFields.map(({ name, label }) => (
          <Field key={name} label={label} autoComplete="off" {...registerField(section, name)} />
        ))}
      </div>
      <p className="pt-3 text-xs text-ink-soft">{hint}</p>
    </fieldset>
  );
}
