import type { PaymentMethod } from "@larkwood/contract";
import type { Config } from "../../../../config";
import type { Executor } from "../../../../db/executor";
import type { PaymentProvider, WebhookProvider } from "./payment-provider";
import { createStripe } from "./stripe";
import { createTestCard, type TestCard } from "./test-card";

/** The configured payment providers. */
export interface Providers {
  test_card: TestCard;
  /** Null without Stripe keys. */
  card: WebhookProvider | null;
}

export function createProviders(
  { stripe }: Pick<Config, "stripe">,
  db: Executor,
  clock: () => Date,
  currency = async () => "USD",
): Providers {
  return { test_card: createTestCard(db), card: stripe && createStripe(stripe, clock, currency) };
}

/** The provider of a payment method; null for manual methods or if the provider is not set up. */
export function findProvider(providers: Providers, method: PaymentMethod): PaymentProvider | null {
  if (method === "test_card") return providers.test_card;
  return method === "card" ? providers.card : null;
}
