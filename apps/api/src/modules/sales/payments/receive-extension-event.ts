import { AppError } from "../../../core/app-error";
import type { EventRequest } from "../../../extensions/payment-provider";
import { applyProviderEvent } from "./apply-provider-event";
import type { PaymentContext } from "./payment-context";
import { readProviderEvent } from "./read-provider-event";

/** Verifies and applies an event for the payment provider of an extension. */
export async function receiveExtensionEvent(
  context: PaymentContext,
  { provider, ...request }: EventRequest & { provider: string },
): Promise<void> {
  const { extension } = context.providers;
  if (extension?.name !== provider) throw new AppError("not_found");
  const read = () => extension.readEvent(request);
  const { id, kind, attemptReference, update } = await readProviderEvent(provider, read);
  if (!update) return;
  // With the name, because another provider may use the same ids.
  const event = { id: `${provider}:${id}`, kind };
  await applyProviderEvent(context, { method: "card", provider, attemptReference, update, event });
}
