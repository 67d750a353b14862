import type { AttemptState, DisputeState, PaymentMethod, RefundState } from "@larkwood/contract";

/** One attempt to pay an order, as passed to a payment provider. */
export interface PaymentAttempt {
  id: string;
  orderId: string;
  orderNumber: number;
  method: PaymentMethod;
  /** The name of the extension that takes the payment; null: the shop's own provider. */
  provider: string | null;
  amountCents: number;
  /** The provider's id of the checkout page; null until the provider has created it. */
  reference: string | null;
  /** The provider's id of the payment; null until known. */
  charge: string | null;
  /** Where the customer returns to: the page of the order is `${returnTo}/order/${orderId}`. */
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

/** What a checkout page shows. */
export interface CheckoutText {
  shopName: string;
  /** Such as `EUR`. Amounts are in its smallest unit, such as cents. */
  currency: string;
}

/** A request from the provider, as it was sent. Header names are in lower case. */
export interface EventRequest {
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
}

/**
 * Takes payments of the method `card`. Throw an error with the name `ProviderRejected` if trying again does not help;
 * after any other error, and after 20 seconds, the shop tries again.
 */
export interface PaymentProviderExtension extends Omit<PaymentProvider, "start"> {
  /** Part of the address of its events, `/api/payments/{name}/events`. It is stored with payments, so never change it. */
  name: string;
  /** Creates the checkout page. Called again with the same attempt, it returns the same page. */
  start(attempt: PaymentAttempt, text: CheckoutText): Promise<{ reference: string; url: string }>;
  /** Verifies and reads an event. Throws if it is not signed by the provider. */
  readEvent(request: EventRequest): Promise<ProviderEvent>;
}
