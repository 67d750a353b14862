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

/** A refund of Stripe's in our words. */
export function toRefundUpdate({ id, amount, status, metadata }: Stripe.Refund): RefundUpdate {
  return {
    id: metadata?.refund ?? null,
    reference: id,
    amountCents: amount,
    state: REFUND_STATES[status ?? ""] ?? "pending",
  };
}

// An inquiry that was closed took nothing.
const DISPUTE_STATES: Record<string, DisputeState> = { won: "won", warning_closed: "won", lost: "lost" };

/** A dispute of Stripe's in our words. */
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

function aboutDispute(dispute: Stripe.Dispute) {
  const update = { state: "open" as const, paidCents: 0, refunds: [], disputes: [toDisputeUpdate(dispute)] };
  return { about: { charge: idOf(dispute.payment_intent) }, update };
}

function stateOf(session: Stripe.Checkout.Session): AttemptState {
  if (session.payment_status !== "unpaid") return "paid";
  const intent = session.payment_intent;
  if (typeof intent === "object" && intent?.status === "requires_capture") return "authorised";
  if (typeof intent === "object" && intent?.status === "canceled") return "expired";
  return session.status === "expired" ? "expired" : "open";
}

/** Whether somebody's bank has wanted this payment back. */
export function isDisputed({ payment_intent: intent }: Stripe.Checkout.Session): boolean {
  const charge = typeof intent === "object" ? intent?.latest_charge : null;
  return typeof charge === "object" && charge?.disputed === true;
}

/** A page of Stripe's in our words, with its refunds where they were asked for. */
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

function aboutSession(session: Stripe.Checkout.Session, state = stateOf(session)) {
  const { paidCents, reference, charge } = toPaymentUpdate(session);
  return {
    about: { id: session.metadata?.attempt ?? null, reference: session.id, charge },
    update: { state, paidCents: state === "paid" ? paidCents : 0, reference, charge, refunds: [] },
  };
}

function aboutRefund(refund: Stripe.Refund) {
  const charge = idOf(refund.payment_intent);
  // Says nothing of whether the payment has come: that is told by the payment's own events.
  const update = { state: "open" as const, paidCents: 0, refunds: [toRefundUpdate(refund)] };
  return { about: { id: refund.metadata?.attempt ?? null, charge }, update };
}

/** What an event is about and what it tells; nothing for those that are of no concern. */
function tell(event: Stripe.Event): Pick<ProviderEvent, "about" | "update"> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return aboutSession(event.data.object);
    case "checkout.session.async_payment_failed":
      return aboutSession(event.data.object, "refused");
    case "payment_intent.amount_capturable_updated": {
      const { id, metadata } = event.data.object;
      const update = { state: "authorised" as const, paidCents: 0, charge: id, refunds: [] };
      return { about: { id: metadata.attempt ?? null, charge: id }, update };
    }
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return aboutRefund(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return aboutDispute(event.data.object);
    default:
      return { about: {}, update: null };
  }
}

/** An event of Stripe's in our words. */
export function toProviderEvent(event: Stripe.Event): ProviderEvent {
  if (typeof event?.id !== "string" || typeof event.type !== "string")
    throw new TypeError("This is not a Stripe event.");
  return { id: event.id, kind: event.type, ...tell(event) };
}
