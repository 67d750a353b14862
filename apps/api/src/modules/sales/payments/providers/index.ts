import { isPaidOnline, type OnlineMethod } from "@larkwood/domain";
import type { Config } from "../../../../config";
import type { Executor } from "../../../../db/executor";
import { createExtensionProvider, type ExtensionProvider } from "./extension-provider";
import type { PaymentAttempt, PaymentProvider, WebhookProvider } from "./payment-provider";
import { createStripe } from "./stripe";
import { createTestCard, type TestCard } from "./test-card";

/** The provider of each online payment method. */
export interface Providers extends Record<OnlineMethod, PaymentProvider | null> {
  test_card: TestCard;
  /** Null without Stripe keys. */
  card: WebhookProvider | null;
  /** Takes new card payments instead of Stripe; null without such an extension. */
  extension: ExtensionProvider | null;
}

type ProviderConfig = Pick<Config, "stripe"> & { extensions?: Config["extensions"] };

export function createProviders(
  { stripe, extensions = {} }: ProviderConfig,
  db: Executor,
  clock: () => Date,
  currency = async () => "USD",
): Providers {
  const { paymentProvider } = extensions;
  return {
    test_card: createTestCard(db),
    card: stripe && createStripe(stripe, clock, currency),
    extension: paymentProvider ? createExtensionProvider(paymentProvider, currency) : null,
  };
}

/** The name of the extension that takes new payments of a method; null: the shop's own provider. */
export const newProviderOf = ({ extension }: Providers, method: PaymentAttempt["method"]) =>
  method === "card" && extension ? extension.name : null;

/** The provider of a payment; null for manual methods or if the provider is not set up. */
export function findProvider(
  providers: Providers,
  { method, provider }: Pick<PaymentAttempt, "method" | "provider">,
): PaymentProvider | null {
  if (provider !== null) return providers.extension?.name === provider ? providers.extension : null;
  return isPaidOnline(method) ? providers[method] : null;
}
