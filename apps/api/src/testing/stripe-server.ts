import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** The keys of an account with this server, as a shop is started with them. */
export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: "sk_test_standin_0123456789",
  STRIPE_WEBHOOK_SECRET: "whsec_standin_0123456789",
};

interface Refund {
  id: string;
  object: "refund";
  amount: number;
  status: "succeeded" | "pending" | "failed";
  payment_intent: string;
  metadata: Record<string, string>;
}

interface Dispute {
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

interface Session {
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
  refunds: Refund[];
  disputes: Dispute[];
}

type Mood = "well" | "down" | "silent" | "mute";

/** A header such as Stripe signs its events with. */
export function signEvent(payload: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex")}`;
}

/**
 * A stand-in for Stripe in this process: the calls of its documented API that the shop makes, with its rules (the same key
 * gives the same answer, no more goes back than came, a page lives between half an hour and a day), a page to pay on, and
 * events that are signed like its own.
 */
export async function startStripe({ clock = () => new Date() }: { clock?: () => Date } = {}) {
  const sessions = new Map<string, Session>();
  const answers = new Map<string, { asked: string; status: number; body: unknown }>();
  const calls: string[] = [];
  let mood: Mood = "well";
  /** Where events go by themselves, if anywhere. */
  let hook: string | null = null;
  let base = "";

  const intentOf = (session: Session) => ({
    id: session.intent,
    object: "payment_intent",
    status: session.isPaid
      ? "succeeded"
      : session.isSetAside
        ? "requires_capture"
        : "requires_payment_method",
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
  const toJson = (session: Session, isExpanded = false) => ({
    id: session.id,
    object: "checkout.session",
    mode: "payment",
    url: session.status === "open" ? `${base}/pay/${session.id}` : null,
    status: session.status,
    payment_status: session.isPaid ? "paid" : "unpaid",
    amount_total: session.amount,
    currency: session.currency,
    client_reference_id: session.metadata.attempt,
    metadata: session.metadata,
    payment_intent: session.intent && isExpanded ? intentOf(session) : session.intent,
    expires_at: session.expiresAt,
  });
  const refusal = (code: string, type = "invalid_request_error") => ({
    error: { type, code, message: code },
  });

  function find(id: string | undefined): Session {
    const session = sessions.get(id ?? "") ?? [...sessions.values()].find(({ intent }) => intent === id);
    if (!session) throw new Refused(404, refusal("resource_missing"));
    return session;
  }

  const calledFor: Record<string, (form: URLSearchParams, id: string) => unknown> = {
    "POST /v1/checkout/sessions": (form) => {
      const amount = Number(form.get("line_items[0][price_data][unit_amount]"));
      const expiresAt = Number(form.get("expires_at"));
      const inSeconds = expiresAt - clock().getTime() / 1_000;
      if (form.get("mode") !== "payment" || !form.get("success_url") || !(amount >= 50))
        throw new Refused(400, refusal("parameter_missing"));
      if (inSeconds < 1_800 || inSeconds > 86_400)
        throw new Refused(400, refusal("parameter_invalid_integer"));
      const session: Session = {
        id: `cs_test_${randomUUID().replaceAll("-", "")}`,
        intent: null,
        status: "open",
        isPaid: false,
        isSetAside: false,
        amount,
        currency: form.get("line_items[0][price_data][currency]") ?? "",
        expiresAt,
        metadata: { attempt: form.get("metadata[attempt]") ?? "", order: form.get("metadata[order]") ?? "" },
        successUrl: form.get("success_url") ?? "",
        cancelUrl: form.get("cancel_url") ?? "",
        refunds: [],
        disputes: [],
      };
      sessions.set(session.id, session);
      return toJson(session);
    },
    "GET /v1/checkout/sessions": (query) => ({
      object: "list",
      data: [...sessions.values()]
        .filter(({ intent }) => intent === query.get("payment_intent"))
        .map((one) => toJson(one)),
      has_more: false,
    }),
    "GET /v1/checkout/sessions/:id": (_form, id) => toJson(find(id), true),
    "POST /v1/checkout/sessions/:id/expire": (_form, id) => {
      const session = find(id);
      if (session.status !== "open") throw new Refused(400, refusal("resource_missing"));
      session.status = "expired";
      void tell("checkout.session.expired", toJson(session));
      return toJson(session);
    },
    "POST /v1/payment_intents/:id/capture": (_form, id) => {
      const session = find(id);
      if (!session.isSetAside) throw new Refused(400, refusal("payment_intent_unexpected_state"));
      Object.assign(session, { isPaid: true, isSetAside: false });
      return intentOf(session);
    },
    "POST /v1/payment_intents/:id/cancel": (_form, id) => {
      const session = find(id);
      session.isSetAside = false;
      return { ...intentOf(session), status: "canceled" };
    },
    "GET /v1/refunds": (query) => ({
      object: "list",
      data: find(query.get("payment_intent") ?? "").refunds,
      has_more: false,
    }),
    "GET /v1/disputes": (query) => ({
      object: "list",
      data: find(query.get("payment_intent") ?? "").disputes,
      has_more: false,
    }),
    "POST /v1/refunds": (form) => {
      const session = find(form.get("payment_intent") ?? "");
      return addRefund(session, Number(form.get("amount")), {
        refund: form.get("metadata[refund]") ?? "",
        attempt: form.get("metadata[attempt]") ?? "",
      });
    },
  };

  function addRefund(session: Session, amount: number, metadata: Record<string, string>): Refund {
    const gone = session.refunds
      .filter(({ status }) => status !== "failed")
      .reduce((sum, one) => sum + one.amount, 0);
    if (!session.isPaid || !(amount > 0) || gone + amount > session.amount)
      throw new Refused(400, refusal("charge_already_refunded"));
    const refund: Refund = {
      id: `re_${randomUUID().replaceAll("-", "")}`,
      object: "refund",
      amount,
      status: "succeeded",
      payment_intent: session.intent ?? "",
      metadata,
    };
    session.refunds.push(refund);
    void tell("refund.created", refund);
    return refund;
  }

  /** An event as it would be sent, with its signature. */
  function eventOf(type: string, object: unknown, id = `evt_${randomUUID().replaceAll("-", "")}`) {
    const created = Math.floor(clock().getTime() / 1_000);
    const payload = JSON.stringify({ id, object: "event", type, created, livemode: false, data: { object } });
    const headers = {
      "content-type": "application/json",
      "stripe-signature": signEvent(payload, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, clock()),
    };
    return { payload, headers };
  }

  async function tell(type: string, object: unknown): Promise<void> {
    if (!hook) return;
    const { payload, headers } = eventOf(type, object);
    await fetch(hook, { method: "POST", body: payload, headers }).catch(() => {});
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

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", base);
    const body = await text(request);
    if (url.pathname.startsWith("/pay/")) return showPage(request, response, url);
    calls.push(`${request.method} ${url.pathname}`);
    if (mood === "down") return void request.socket.destroy();
    if (mood === "silent") return;
    if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`)
      return reply(response, 401, refusal("invalid_api_key"));
    const key = request.headers["idempotency-key"] as string | undefined;
    const earlier = key ? answers.get(key) : undefined;
    if (earlier && earlier.asked !== body)
      return reply(response, 400, refusal("idempotency_key_in_use", "idempotency_error"));
    const { status, body: made } = earlier ?? work(request.method ?? "", url.pathname, body || url.search);
    if (key && !earlier) answers.set(key, { asked: body, status, body: made });
    // It has happened, and nobody hears of it.
    if (mood === "mute" && request.method === "POST") return void request.socket.destroy();
    reply(response, status, made);
  }

  function work(method: string, path: string, body: string): { status: number; body: unknown } {
    const id = /^\/v1\/(?:checkout\/sessions|payment_intents)\/([^/]+)/.exec(path)?.[1] ?? "";
    const call = calledFor[`${method} ${id ? path.replace(id, ":id") : path}`];
    try {
      if (!call) throw new Refused(404, refusal("unknown_call"));
      return { status: 200, body: call(new URLSearchParams(body), id) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { status: error.status, body: error.body };
    }
  }

  /** Stripe's own page: a button that pays, and a way back. */
  async function showPage(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const session = find(url.pathname.split("/")[2]);
    if (request.method === "POST") {
      pay(session.id);
      await tell("checkout.session.completed", toJson(session));
      response.writeHead(303, { location: session.successUrl }).end();
      return;
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang="en"><title>Stand-in</title><h1>Stand-in for Stripe</h1><p>$${(session.amount / 100).toFixed(2)}</p>
      <form method="post"><button>Pay</button></form><a href="${session.cancelUrl}">Back</a></html>`,
    );
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: base,
    env: { ...STRIPE_KEYS, STRIPE_API_URL: base },
    sessions,
    calls,
    /** The page of the try, as its id is in the metadata. */
    sessionOf: (orderId: string) =>
      [...sessions.values()].filter(({ metadata }) => metadata.order === orderId).at(-1) ?? null,
    pay,
    /** Somebody gives back on Stripe's own pages. */
    refundByHand: (id: string, amount: number) => addRefund(find(id), amount, {}),
    /** The bank of whoever paid wants it back; then it wins or loses. */
    dispute(id: string, amount: number, reason = "fraudulent") {
      const session = find(id);
      const dispute: Dispute = {
        id: `dp_${randomUUID().replaceAll("-", "")}`,
        object: "dispute",
        amount,
        status: "needs_response",
        reason,
        payment_intent: session.intent ?? "",
        charge: `ch_${session.id}`,
        metadata: {},
        evidence_details: { due_by: Math.floor(clock().getTime() / 1_000) + 7 * 86_400 },
      };
      session.disputes.push(dispute);
      const created = eventOf("charge.dispute.created", dispute);
      return {
        created,
        close(status: "won" | "lost") {
          dispute.status = status;
          return eventOf("charge.dispute.closed", dispute);
        },
      };
    },
    completed: (id: string) => eventOf("checkout.session.completed", toJson(find(id))),
    eventOf,
    toJson: (id: string) => toJson(find(id)),
    /** Down: no connection. Silent: it never answers. Mute: it does what it is asked, and the answer is lost. */
    be: (next: Mood) => {
      mood = next;
    },
    tellTo: (address: string | null) => {
      hook = address;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type StripeServer = Awaited<ReturnType<typeof startStripe>>;

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super("refused");
  }
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_standin" });
  response.end(JSON.stringify(body));
}
