import type { AttemptState, DisputeState, PaymentMethod, RefundState } from "@larkwood/contract";

/** One attempt to pay an order, as passed to a payment provider. */
export interface PaymentAttempt {
  id: string;
  orderId: string;
  orderNumber: number;
  method: PaymentMethod;
  amountCents: number;
  /** The provider's id of the checkout page; null until the provider has created it. */
  reference: string | null;
  /** The provider's id of the payment; null until known. */
  charge: string | null;
  /** The shop's origin, to which the customer returns. */
  returnTo: string;
  createdAt: Date;
}

/** What a provider reports about a refund. */
export interface RefundUpdate {
  /** Our id; null for a refund made in the provider's dashboard. */
  id: string | null;
  reference: string;
  amountCents: number;
  state: RefundState;
}

/** What a provider reports about a dispute (chargeback). */
export interface DisputeUpdate {
  reference: string;
  amountCents: number;
  state: DisputeState;
  reason: string;
  respondBy: Date | null;
}

/** What a provider reports about a payment attempt. It may arrive late, twice or in any order. */
export interface PaymentUpdate {
  state: AttemptState;
  /** The amount paid; 0 unless the state is `paid`. */
  paidCents: number;
  reference?: string | null;
  charge?: string | null;
  refunds: readonly RefundUpdate[];
  disputes?: readonly DisputeUpdate[];
}

/** The ids by which a provider may identify an attempt. One is enough. */
export interface AttemptReference {
  id?: string | null;
  reference?: string | null;
  charge?: string | null;
}

/** A verified webhook event. `update` is null for event types that the shop ignores. */
export interface ProviderEvent {
  id: string;
  kind: string;
  attemptReference: AttemptReference;
  update: PaymentUpdate | null;
}

/** A payment provider. All calls are idempotent: they pass our ids. */
export interface PaymentProvider {
  /** Creates the checkout page. */
  start(attempt: PaymentAttempt, shopName: string): Promise<{ reference: string; url: string }>;
  /** Captures authorised money. */
  capture(attempt: PaymentAttempt): Promise<PaymentUpdate>;
  refund(attempt: PaymentAttempt, refund: { id: string; amountCents: number }): Promise<RefundUpdate>;
  /** Reads the current state of an attempt. */
  describe(attempt: PaymentAttempt): Promise<PaymentUpdate>;
  /** Ends an attempt so that it can no longer be paid. Returns `paid` if the customer was faster. */
  close(attempt: PaymentAttempt): Promise<PaymentUpdate>;
}

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
