import type { PaymentMethod } from "@larkwood/contract";
import type { Config } from "../../../../config";
import type { Executor } from "../../../../db/executor";
import type { PaymentProvider, WebhookProvider } from "./payment-provider";
import { createStripe } from "./stripe";
import { createTestCard, type TestCard } from "./test-card";

/** The payment services that this shop works with. */
export interface Providers {
  test_card: TestCard;
  /** Null where the shop was started without its keys. */
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

/** The service behind a way of paying; null where money comes by hand, or the service is not set up. */
export function findProvider(providers: Providers, method: PaymentMethod): PaymentProvider | null {
  if (method === "test_card") return providers.test_card;
  return method === "card" ? providers.card : null;
}
