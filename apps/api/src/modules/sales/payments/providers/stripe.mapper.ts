import type { AttemptState, DisputeState, RefundState } from "@larkwood/contract";
import type { Stripe } from "stripe";
import type { DisputeUpdate, PaymentUpdate, ProviderEvent, RefundUpdate } from "./payment-provider";

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === "string" ? thing : (thing?.id ?? null);

const REFUND_STATES: Record<string, RefundState> = {
  succeeded: "done",
  failed: "failed",
  canceled: "failed",
};

export function toRefundUpdate({ id, amount, status, metadata }: Stripe.Refund): RefundUpdate {
  return {
    id: metadata?.refund ?? null,
    reference: id,
    amountCents: amount,
    state: REFUND_STATES[status ?? ""] ?? "pending",
  };
}

// A closed inquiry (`warning_closed`) takes no money.
const DISPUTE_STATES: Record<string, DisputeState> = { won: "won", warning_closed: "won", lost: "lost" };

export function toDisputeUpdate({
  id,
  amount,
  status,
  reason,
  evidence_details: evidence,
}: Stripe.Dispute): DisputeUpdate {
  const dueBy = evidence?.due_by;
  return {
    reference: id,
    amountCents: amount,
    state: DISPUTE_STATES[status] ?? "open",
    reason: reason ?? "",
    respondBy: dueBy ? new Date(dueBy * 1_000) : null,
  };
}

function mapDispute(dispute: Stripe.Dispute) {
  const update = { state: "open" as const, paidCents: 0, refunds: [], disputes: [toDisputeUpdate(dispute)] };
  return { attemptReference: { charge: idOf(dispute.payment_intent) }, update };
}

function stateOf(session: Stripe.Checkout.Session): AttemptState {
  if (session.payment_status !== "unpaid") return "paid";
  const intent = session.payment_intent;
  if (typeof intent === "object" && intent?.status === "requires_capture") return "authorised";
  if (typeof intent === "object" && intent?.status === "canceled") return "expired";
  return session.status === "expired" ? "expired" : "open";
}

/** Whether the payment has ever been disputed. */
export function isDisputed({ payment_intent: intent }: Stripe.Checkout.Session): boolean {
  const charge = typeof intent === "object" ? intent?.latest_charge : null;
  return typeof charge === "object" && charge?.disputed === true;
}

/** Maps a checkout session. Includes refunds if the session was read with `latest_charge.refunds`. */
export function toPaymentUpdate(session: Stripe.Checkout.Session): PaymentUpdate & { charge: string | null } {
  const state = stateOf(session);
  const intent = session.payment_intent;
  const charge = typeof intent === "object" ? intent?.latest_charge : null;
  const refunds = typeof charge === "object" ? (charge?.refunds?.data ?? []) : [];
  return {
    state,
    paidCents: state === "paid" ? (session.amount_total ?? 0) : 0,
    reference: session.id,
    charge: idOf(intent),
    refunds: refunds.map(toRefundUpdate),
  };
}

function mapSession(session: Stripe.Checkout.Session, state = stateOf(session)) {
  const { paidCents, reference, charge } = toPaymentUpdate(session);
  return {
    attemptReference: { id: session.metadata?.attempt ?? null, reference: session.id, charge },
    update: { state, paidCents: state === "paid" ? paidCents : 0, reference, charge, refunds: [] },
  };
}

function mapRefund(refund: Stripe.Refund) {
  const charge = idOf(refund.payment_intent);
  // A refund event does not report the payment's state; "open" never overrides a later state.
  const update = { state: "open" as const, paidCents: 0, refunds: [toRefundUpdate(refund)] };
  return { attemptReference: { id: refund.metadata?.attempt ?? null, charge }, update };
}

/** Maps the content of an event; `update` is null for event types that the shop ignores. */
function mapEvent(event: Stripe.Event): Pick<ProviderEvent, "attemptReference" | "update"> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return mapSession(event.data.object);
    case "checkout.session.async_payment_failed":
      return mapSession(event.data.object, "refused");
    case "payment_intent.amount_capturable_updated": {
      const { id, metadata } = event.data.object;
      const update = { state: "authorised" as const, paidCents: 0, charge: id, refunds: [] };
      return { attemptReference: { id: metadata.attempt ?? null, charge: id }, update };
    }
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return mapRefund(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return mapDispute(event.data.object);
    default:
      return { attemptReference: {}, update: null };
  }
}

export function toProviderEvent(event: Stripe.Event): ProviderEvent {
  if (typeof event?.id !== "string" || typeof event.type !== "string")
    throw new TypeError("This is not a Stripe event.");
  return { id: event.id, kind: event.type, ...mapEvent(event) };
}
