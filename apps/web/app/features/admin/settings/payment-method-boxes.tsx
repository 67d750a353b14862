import { PAYMENT_METHODS } from "@larkwood/contract";
import { paymentMethodDefinitions } from "@larkwood/domain";
import { Checkbox } from "~/ui/checkbox";
import { registerField } from "./setting-field";
import { settingLabels } from "./setting-text";
import type { Section } from "./use-section";

type PaymentMethodBoxesProps = { section: Section<"paymentSettings">; hint: string };

/** Checkboxes of the payment methods. */
export function PaymentMethodBoxes({ section, hint }: PaymentMethodBoxesProps) {
  const { error, ...registration } = registerField(section, "paymentMethods");
  return (
    <fieldset>
      <legend className="pb-3 text-xs text-ink-soft">{settingLabels.paymentMethods}</legend>
      <div className="grid gap-3">
        {PAYMENT_METHODS.map((method) => (
          <Checkbox
            key={method}
            {...registration}
            value={method}
            label={paymentMethodDefinitions[method].label}
          />
        ))}
      </div>
      <p className={error ? "pt-3 text-xs text-danger" : "pt-3 text-xs text-ink-soft"}>{error ?? hint}</p>
    </fieldset>
  );
}
