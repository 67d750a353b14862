import type { StripeAccount } from "./stripe-account";
import { intentJson, listJson, StripeRefusal, sessionJson } from "./stripe-objects";

/** The Stripe endpoints that the shop uses, by method and path. A GET passes its query as the form. */
export function createStripeCalls(account: StripeAccount) {
  const { find } = account;
  const findByIntent = (query: URLSearchParams) => find(query.get("payment_intent") ?? "");
  const calls: Record<string, (form: URLSearchParams, id: string) => unknown> = {
    "POST /v1/checkout/sessions": (form) => sessionJson(account.open(form)),
    "GET /v1/checkout/sessions": (query) => {
      const wanted = query.get("payment_intent");
      const found = [...account.sessions.values()].filter(({ intent }) => intent === wanted);
      return listJson(found.map((session) => sessionJson(session)));
    },
    "GET /v1/checkout/sessions/:id": (_form, id) => sessionJson(find(id), true),
    "POST /v1/checkout/sessions/:id/expire": (_form, id) => sessionJson(account.expire(id)),
    "POST /v1/payment_intents/:id/capture": (_form, id) => {
      const session = find(id);
      if (!session.isSetAside) throw new StripeRefusal(400, "payment_intent_unexpected_state");
      Object.assign(session, { isPaid: true, isSetAside: false });
      return intentJson(session);
    },
    "POST /v1/payment_intents/:id/cancel": (_form, id) => {
      const session = find(id);
      session.isSetAside = false;
      return { ...intentJson(session), status: "canceled" };
    },
    "GET /v1/refunds": (query) => listJson(findByIntent(query).refunds),
    "GET /v1/disputes": (query) => listJson(findByIntent(query).disputes),
    "POST /v1/refunds": (form) =>
      account.refund(form.get("payment_intent") ?? "", Number(form.get("amount")), {
        refund: form.get("metadata[refund]") ?? "",
        attempt: form.get("metadata[attempt]") ?? "",
      }),
  };

  /** Returns status and body of the response. */
  return (method: string, path: string, body: string): { status: number; body: unknown } => {
    const id = /^\/v1\/(?:checkout\/sessions|payment_intents)\/([^/]+)/.exec(path)?.[1] ?? "";
    const call = calls[`${method} ${id ? path.replace(id, ":id") : path}`];
    try {
      if (!call) throw new StripeRefusal(404, "unknown_call");
      return { status: 200, body: call(new URLSearchParams(body), id) };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { status: error.status, body: error.body };
    }
  };
}
