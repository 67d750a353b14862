import { randomUUID } from "node:crypto";

export interface Refund {
  id: string;
  object: "refund";
  amount: number;
  status: "succeeded" | "pending" | "failed";
  payment_intent: string;
  metadata: Record<string, string>;
}

export interface Dispute {
  id: string;
  object: "dispute";
  amount: number;
  status: "needs_response" | "won" | "lost";
  reason: string;
  payment_intent: string;
  charge: string;
  metadata: Record<string, string>;
  evidence_details: { due_by: number };
}

export interface Session {
  id: string;
  intent: string | null;
  status: "open" | "complete" | "expired";
  isPaid: boolean;
  isSetAside: boolean;
  amount: number;
  currency: string;
  expiresAt: number;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string;
  payUrl: string;
  refunds: Refund[];
  disputes: Dispute[];
}

/** An id in Stripe's format. */
export const newStripeId = (prefix: string) => `${prefix}_${randomUUID().replaceAll("-", "")}`;

/** The payment intent of a session. */
export const intentJson = (session: Session) => ({
  id: session.intent,
  object: "payment_intent",
  status: session.isPaid ? "succeeded" : session.isSetAside ? "requires_capture" : "requires_payment_method",
  amount: session.amount,
  metadata: session.metadata,
  latest_charge: session.isPaid
    ? {
        id: `ch_${session.id}`,
        object: "charge",
        disputed: session.disputes.length > 0,
        refunds: { object: "list", data: session.refunds },
      }
    : null,
});

/** A checkout session, with its payment intent as an id or expanded. */
export const sessionJson = (session: Session, isExpanded = false) => ({
  id: session.id,
  object: "checkout.session",
  mode: "payment",
  url: session.status === "open" ? session.payUrl : null,
  status: session.status,
  payment_status: session.isPaid ? "paid" : "unpaid",
  amount_total: session.amount,
  currency: session.currency,
  client_reference_id: session.metadata.attempt,
  metadata: session.metadata,
  payment_intent: session.intent && isExpanded ? intentJson(session) : session.intent,
  expires_at: session.expiresAt,
});

export const listJson = (data: readonly unknown[]) => ({ object: "list", data, has_more: false });

/** An error response of Stripe. */
export class StripeRefusal extends Error {
  readonly body: unknown;

  constructor(
    readonly status: number,
    code: string,
    type = "invalid_request_error",
  ) {
    super(code);
    this.body = { error: { type, code, message: code } };
  }
}
