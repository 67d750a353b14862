import type { PaymentMethod } from "@larkwood/contract";
import { isPaidOnline, type OnlineMethod } from "@larkwood/domain";
import type { Config } from "../../../../config";
import type { Executor } from "../../../../db/executor";
import type { PaymentProvider, WebhookProvider } from "./payment-provider";
import { createStripe } from "./stripe";
import { createTestCard, type TestCard } from "./test-card";

/** The provider of each online payment method. */
export interface Providers extends Record<OnlineMethod, PaymentProvider | null> {
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
  return isPaidOnline(method) ? providers[method] : null;
}
