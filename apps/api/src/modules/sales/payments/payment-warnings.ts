import type { SettingValues } from "@larkwood/contract";
import type { Config } from "../../../config";

/** A sentence for an operator who offers bank transfer and has not said where to. */
export function missingAccountWarning(
  settings: Pick<SettingValues, "paymentMethods" | "bankAccount">,
): string | null {
  if (!settings.paymentMethods.includes("bank_transfer") || settings.bankAccount) return null;
  return (
    "Bank transfer isn't available until you add a bank account: " +
    'npm run settings -- set bankAccount "HOLDER; IBAN; BANK; BIC", or set SHOP_BANK_ACCOUNT.'
  );
}

/** A sentence for an operator who offers payment by card and has not said by whom. */
export function missingKeysWarning(
  { paymentMethods }: Pick<SettingValues, "paymentMethods">,
  { stripe }: Pick<Config, "stripe">,
): string | null {
  if (!paymentMethods.includes("card") || stripe) return null;
  return "Card payment isn't available until you add a Stripe account: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.";
}
