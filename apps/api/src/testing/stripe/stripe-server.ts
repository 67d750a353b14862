import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createStripeAccount } from "./stripe-account";
import { createStripeCalls } from "./stripe-calls";
import { createStripeEvents, STRIPE_KEYS } from "./stripe-events";
import { StripeRefusal, sessionJson } from "./stripe-objects";

type Mode = "well" | "down" | "silent" | "mute";

/**
 * A fake Stripe server: the endpoints that the shop uses, with Stripe's rules (idempotency keys, refund limits, session
 * expiry), a payment page, and signed events.
 */
export async function startStripe({ clock = () => new Date() }: { clock?: () => Date } = {}) {
  let base = "";
  let mode: Mode = "well";
  const events = createStripeEvents(clock);
  const account = createStripeAccount({ clock, events, base: () => base });
  const handle = createStripeCalls(account);
  const responsesByKey = new Map<string, { requestBody: string; status: number; body: unknown }>();
  const calls: string[] = [];

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", base);
    const body = await text(request);
    if (url.pathname.startsWith("/pay/")) return showPage(request, response, url);
    calls.push(`${request.method} ${url.pathname}`);
    if (mode === "down") return void request.socket.destroy();
    if (mode === "silent") return;
    if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`)
      return reply(response, new StripeRefusal(401, "invalid_api_key"));
    const key = request.headers["idempotency-key"] as string | undefined;
    const earlier = key ? responsesByKey.get(key) : undefined;
    if (earlier && earlier.requestBody !== body)
      return reply(response, new StripeRefusal(400, "idempotency_key_in_use", "idempotency_error"));
    const result = earlier ?? handle(request.method ?? "", url.pathname, body || url.search);
    if (key && !earlier) responsesByKey.set(key, { requestBody: body, ...result });
    // The request took effect, but the response is lost.
    if (mode === "mute" && request.method === "POST") return void request.socket.destroy();
    reply(response, result);
  }

  /** The payment page: a button that pays, and a link back. */
  async function showPage(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const session = account.find(url.pathname.split("/")[2]);
    if (request.method === "POST") {
      account.pay(session.id);
      await events.send("checkout.session.completed", sessionJson(session));
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
    handleRequest(request, response).catch(() => request.socket.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const { sessions, find, pay, refund, dispute } = account;
  return {
    url: base,
    env: { ...STRIPE_KEYS, STRIPE_API_URL: base },
    sessions,
    calls,
    /** The newest checkout session of an order. */
    sessionOf: (orderId: string) =>
      [...sessions.values()].filter(({ metadata }) => metadata.order === orderId).at(-1) ?? null,
    pay,
    /** A refund in Stripe's dashboard. */
    refundByHand: (id: string, amount: number) => refund(id, amount, {}),
    dispute,
    completed: (id: string) => events.eventOf("checkout.session.completed", sessionJson(find(id))),
    eventOf: events.eventOf,
    toJson: (id: string) => sessionJson(find(id)),
    /** Down: no connection. Silent: never answers. Mute: does the work, but the response is lost. */
    setMode: (next: Mode) => {
      mode = next;
    },
    sendEventsTo: events.sendEventsTo,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type StripeServer = Awaited<ReturnType<typeof startStripe>>;

function reply(response: ServerResponse, { status, body }: { status: number; body: unknown }): void {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_standin" });
  response.end(JSON.stringify(body));
}
