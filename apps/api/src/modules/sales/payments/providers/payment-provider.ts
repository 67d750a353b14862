import type { AttemptState, DisputeState, PaymentMethod, RefundState } from "@larkwood/contract";

/** One try to pay an order, as a payment service needs to know it. */
export interface PaymentAttempt {
  id: string;
  orderId: string;
  orderNumber: number;
  method: PaymentMethod;
  amountCents: number;
  /** What the service calls the try, and the money that came of it; null until it has said so. */
  reference: string | null;
  charge: string | null;
  /** Where the shop is for whoever comes back from the service's page. */
  returnTo: string;
  createdAt: Date;
}

/** What a service says of a refund. */
export interface RefundUpdate {
  /** Ours, where the service was told it; null for one that was made on the service's own pages. */
  id: string | null;
  reference: string;
  amountCents: number;
  state: RefundState;
}

/** What a service says of a payment that somebody's bank wants back. */
export interface DisputeUpdate {
  reference: string;
  amountCents: number;
  state: DisputeState;
  reason: string;
  respondBy: Date | null;
}

/** What a service says of a try to pay. It may come late, twice and in any order. */
export interface PaymentUpdate {
  state: AttemptState;
  /** What came in; 0 unless it is paid. */
  paidCents: number;
  reference?: string | null;
  charge?: string | null;
  refunds: readonly RefundUpdate[];
  disputes?: readonly DisputeUpdate[];
}

/** By what an event names the try that it is about. */
export interface AttemptReference {
  id?: string | null;
  reference?: string | null;
  charge?: string | null;
}

/** Something that a service tells by itself; without news it is of no concern to the shop. */
export interface ProviderEvent {
  id: string;
  kind: string;
  about: AttemptReference;
  update: PaymentUpdate | null;
}

/** What is asked of a payment service. All of it may be asked twice: the ids of ours make it happen once. */
export interface PaymentProvider {
  /** Opens a page on which the try is paid. */
  start(attempt: PaymentAttempt, shopName: string): Promise<{ reference: string; url: string }>;
  /** Takes the money that a bank has set aside. */
  capture(attempt: PaymentAttempt): Promise<PaymentUpdate>;
  refund(attempt: PaymentAttempt, refund: { id: string; amountCents: number }): Promise<RefundUpdate>;
  /** How a try stands with the service, now. */
  describe(attempt: PaymentAttempt): Promise<PaymentUpdate>;
  /** Ends a try, so that nobody pays any more; who has paid already, has paid. */
  close(attempt: PaymentAttempt): Promise<PaymentUpdate>;
}

/** A service that tells the shop by itself, with proof that it is itself. */
export interface WebhookProvider extends PaymentProvider {
  readEvent(body: Buffer, signature: string | undefined): Promise<ProviderEvent>;
}

/** The service could not be reached, or had no time: whatever was asked may have happened, and can be asked again. */
export class ProviderUnavailable extends Error {
  override name = "ProviderDown";
}

/** The service has said no, and will say so again. */
export class ProviderRejected extends Error {
  override name = "ProviderRefusal";
}

/** Whether it is the service that has failed, and not the shop. */
export const isProviderError = (error: unknown) =>
  error instanceof ProviderUnavailable || error instanceof ProviderRejected;
