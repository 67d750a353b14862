import { AppError } from "../../../core/app-error";
import { isProviderError, type ProviderEvent } from "./providers/payment-provider";

/** Reads an event. One that can't be verified is refused with 400. */
export async function readProviderEvent(
  name: string,
  read: () => Promise<ProviderEvent>,
): Promise<ProviderEvent> {
  try {
    return await read();
  } catch (error) {
    if (isProviderError(error)) throw new AppError("provider_unavailable");
    // Don't reveal which check failed.
    throw new AppError("malformed_request", { detail: `This event is not signed by ${name} for this shop.` });
  }
}
