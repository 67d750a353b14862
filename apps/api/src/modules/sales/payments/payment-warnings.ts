import type { SettingValues } from "@larkwood/contract";
import type { Config } from "../../../config";

/** A sentence for an operator who offers bank transfer and has not said where to. */
export function missingAccountWarning(
  settings: Pick<SettingValues, "paymentMethods" | "bankAccount">,
): string | null {
  if (!settings.paymentMethods.includes("bank_transfer") || settings.bankAccount) return null;
  return (
    "Bank transfer is not offered because there is no bank account: " +
    'npm run settings -- set bankAccount "HOLDER; IBAN; BANK; BIC", or SHOP_BANK_ACCOUNT.'
  );
}

/** A sentence for an operator who offers payment by card and has not said by whom. */
export function missingKeysWarning(
  { paymentMethods }: Pick<SettingValues, "paymentMethods">,
  { stripe }: Pick<Config, "stripe">,
): string | null {
  if (!paymentMethods.includes("card") || stripe) return null;
  return "Payment by card is not offered because there is no account with Stripe: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.";
}
