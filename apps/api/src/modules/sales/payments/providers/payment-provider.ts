import type { PaymentProvider, ProviderEvent } from "../../../../extensions/payment-provider";

export type {
  AttemptReference,
  DisputeUpdate,
  PaymentAttempt,
  PaymentProvider,
  PaymentUpdate,
  ProviderEvent,
  RefundUpdate,
} from "../../../../extensions/payment-provider";

/** A provider that sends signed webhook events. */
export interface WebhookProvider extends PaymentProvider {
  readEvent(body: Buffer, signature: string | undefined): Promise<ProviderEvent>;
}

/** The provider did not answer. The request may have succeeded; retrying is safe. */
export class ProviderUnavailable extends Error {
  override name = "ProviderUnavailable";
}

/** The provider rejected the request. Retrying does not help. */
export class ProviderRejected extends Error {
  override name = "ProviderRejected";
}

/** Whether the provider failed, not the shop. */
export const isProviderError = (error: unknown) =>
  error instanceof ProviderUnavailable || error instanceof ProviderRejected;
