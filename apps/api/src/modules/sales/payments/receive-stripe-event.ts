import { AppError } from "../../../core/app-error";
import { applyProviderEvent } from "./apply-provider-event";
import type { PaymentContext } from "./payment-context";
import { readProviderEvent } from "./read-provider-event";

/** Verifies and applies a Stripe webhook event. Events of other shops are acknowledged and ignored. */
export async function receiveStripeEvent(
  context: PaymentContext,
  { body, signature }: { body: Buffer; signature: string | undefined },
): Promise<void> {
  const provider = context.providers.card;
  if (!provider) throw new AppError("payment_unavailable");
  const read = () => provider.readEvent(body, signature);
  const { id, kind, attemptReference, update } = await readProviderEvent("Stripe", read);
  if (!update) return;
  const event = { id, kind };
  await applyProviderEvent(context, { method: "card", attemptReference, update, event });
}
