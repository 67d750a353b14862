import type { SettingValues } from "@larkwood/contract";
import type { Config } from "../../../config";

/** The warning for a shop that offers bank transfer without a bank account. */
export function missingAccountWarning(
  settings: Pick<SettingValues, "paymentMethods" | "bankAccount">,
): string | null {
  if (!settings.paymentMethods.includes("bank_transfer") || settings.bankAccount) return null;
  return (
    "Bank transfer isn't available until you add a bank account: " +
    'npm run settings -- set bankAccount "HOLDER; IBAN; BANK; BIC", or set SHOP_BANK_ACCOUNT.'
  );
}

/** The warning for a shop that offers card payment without Stripe keys. */
export function missingKeysWarning(
  { paymentMethods }: Pick<SettingValues, "paymentMethods">,
  { stripe }: Pick<Config, "stripe">,
): string | null {
  if (!paymentMethods.includes("card") || stripe) return null;
  return "Card payment isn't available until you add a Stripe account: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.";
}
