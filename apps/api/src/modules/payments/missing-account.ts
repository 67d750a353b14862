import type { SettingValues } from "@larkwood/contract";
import { offeredMethods } from "@larkwood/domain";

/** A sentence for an operator who offers bank transfer and has not said where to. */
export function missingAccountWarning(
  settings: Pick<SettingValues, "paymentMethods" | "bankAccount">,
): string | null {
  if (offeredMethods(settings).length === settings.paymentMethods.length) return null;
  return (
    "Bank transfer is not offered because there is no bank account: " +
    'npm run settings -- set bankAccount "HOLDER; IBAN; BANK; BIC", or SHOP_BANK_ACCOUNT.'
  );
}
