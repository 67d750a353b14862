import type { StripeEvents } from "./stripe-events";
import {
  type Dispute,
  newStripeId,
  type Refund,
  type Session,
  StripeRefusal,
  sessionJson,
} from "./stripe-objects";

interface Options {
  clock: () => Date;
  events: StripeEvents;
  /** Base URL of the server. */
  base: () => string;
}

/** A fake Stripe account: checkout sessions, payments, refunds and disputes. */
export function createStripeAccount({ clock, events, base }: Options) {
  const sessions = new Map<string, Session>();
  const seconds = () => clock().getTime() / 1_000;

  function find(id: string | undefined): Session {
    const session = sessions.get(id ?? "") ?? [...sessions.values()].find(({ intent }) => intent === id);
    if (!session) throw new StripeRefusal(404, "resource_missing");
    return session;
  }

  /** A checkout session expires after half an hour to a day. */
  function open(form: URLSearchParams): Session {
    const text = (name: string) => form.get(name) ?? "";
    const amount = Number(form.get("line_items[0][price_data][unit_amount]"));
    const expiresAt = Number(form.get("expires_at"));
    const inSeconds = expiresAt - seconds();
    if (text("mode") !== "payment" || !text("success_url") || !(amount >= 50))
      throw new StripeRefusal(400, "parameter_missing");
    if (inSeconds < 1_800 || inSeconds > 86_400) throw new StripeRefusal(400, "parameter_invalid_integer");
    const id = newStripeId("cs_test");
    const session: Session = {
      id,
      intent: null,
      status: "open",
      isPaid: false,
      isSetAside: false,
      amount,
      currency: text("line_items[0][price_data][currency]"),
      expiresAt,
      metadata: { attempt: text("metadata[attempt]"), order: text("metadata[order]") },
      successUrl: text("success_url"),
      cancelUrl: text("cancel_url"),
      payUrl: `${base()}/pay/${id}`,
      refunds: [],
      disputes: [],
    };
    sessions.set(id, session);
    return session;
  }

  function expire(id: string): Session {
    const session = find(id);
    if (session.status !== "open") throw new StripeRefusal(400, "resource_missing");
    session.status = "expired";
    void events.send("checkout.session.expired", sessionJson(session));
    return session;
  }

  function pay(id: string, { setAside = false } = {}): Session {
    const session = find(id);
    if (session.status !== "open") return session;
    Object.assign(session, {
      status: "complete",
      intent: `pi_${id}`,
      isPaid: !setAside,
      isSetAside: setAside,
    });
    return session;
  }

  /** Rejects more than was paid. */
  function refund(id: string, amount: number, metadata: Record<string, string>): Refund {
    const session = find(id);
    const refunded = session.refunds
      .filter(({ status }) => status !== "failed")
      .reduce((sum, one) => sum + one.amount, 0);
    if (!session.isPaid || !(amount > 0) || refunded + amount > session.amount)
      throw new StripeRefusal(400, "charge_already_refunded");
    const created: Refund = {
      id: newStripeId("re"),
      object: "refund",
      amount,
      status: "succeeded",
      payment_intent: session.intent ?? "",
      metadata,
    };
    session.refunds.push(created);
    void events.send("refund.created", created);
    return created;
  }

  /** Opens a dispute; `close` ends it as won or lost. */
  function dispute(id: string, amount: number, reason = "fraudulent") {
    const session = find(id);
    const opened: Dispute = {
      id: newStripeId("dp"),
      object: "dispute",
      amount,
      status: "needs_response",
      reason,
      payment_intent: session.intent ?? "",
      charge: `ch_${session.id}`,
      metadata: {},
      evidence_details: { due_by: Math.floor(seconds()) + 7 * 86_400 },
    };
    session.disputes.push(opened);
    return {
      created: events.eventOf("charge.dispute.created", opened),
      close(status: "won" | "lost") {
        opened.status = status;
        return events.eventOf("charge.dispute.closed", opened);
      },
    };
  }

  return { sessions, find, open, expire, pay, refund, dispute };
}
export type StripeAccount = ReturnType<typeof createStripeAccount>;
