import { AppError } from "../../../core/app-error";
import { applyProviderEvent } from "./apply-provider-event";
import type { PaymentContext } from "./payment-context";
import { isProviderError, type ProviderEvent, type WebhookProvider } from "./providers/payment-provider";

/** Verifies and applies a Stripe webhook event. Events of other shops are acknowledged and ignored. */
export async function receiveStripeEvent(
  context: PaymentContext,
  { body, signature }: { body: Buffer; signature: string | undefined },
): Promise<void> {
  const provider = context.providers.card;
  if (!provider) throw new AppError("payment_unavailable");
  const { id, kind, attemptReference, update } = await readEvent(provider, body, signature);
  if (!update) return;
  await applyProviderEvent(context, { method: "card", attemptReference, update, event: { id, kind } });
}

async function readEvent(
  provider: WebhookProvider,
  body: Buffer,
  signature: string | undefined,
): Promise<ProviderEvent> {
  try {
    return await provider.readEvent(body, signature);
  } catch (error) {
    if (isProviderError(error)) throw new AppError("provider_unavailable");
    // Don't reveal which check failed.
    throw new AppError("malformed_request", {
      detail: "This event is not signed by Stripe for this shop.",
    });
  }
}
