import { AppError } from "../../../core/app-error";
import { applyProviderEvent } from "./apply-provider-event";
import type { PaymentContext } from "./payment-context";
import { isProviderError, type ProviderEvent, type WebhookProvider } from "./providers/payment-provider";

/** Takes in what Stripe tells by itself, once it is known to be Stripe; what does not concern this shop is thanked for. */
export async function receiveStripeEvent(
  context: PaymentContext,
  { body, signature }: { body: Buffer; signature: string | undefined },
): Promise<void> {
  const provider = context.providers.card;
  if (!provider) throw new AppError("payment_unavailable");
  const { id, kind, about, update: news } = await readEvent(provider, body, signature);
  if (news) await applyProviderEvent(context, { method: "card", about, news, event: { id, kind } });
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
    // Which of the checks it has failed is nobody's business.
    throw new AppError("malformed_request", {
      detail: "This event is not signed by Stripe for this shop.",
    });
  }
}
