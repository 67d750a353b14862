import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createStripeAccount } from "./stripe-account";
import { createStripeCalls } from "./stripe-calls";
import { createStripeEvents, STRIPE_KEYS } from "./stripe-events";
import { StripeRefusal, sessionJson } from "./stripe-objects";

type Mood = "well" | "down" | "silent" | "mute";

/**
 * A stand-in for Stripe in this process: the calls of its documented API that the shop makes, with its rules (the same key
 * gives the same answer, no more goes back than came, a page lives between half an hour and a day), a page to pay on, and
 * events that are signed like its own.
 */
export async function startStripe({ clock = () => new Date() }: { clock?: () => Date } = {}) {
  let base = "";
  let mood: Mood = "well";
  const events = createStripeEvents(clock);
  const account = createStripeAccount({ clock, events, base: () => base });
  const work = createStripeCalls(account);
  const answers = new Map<string, { asked: string; status: number; body: unknown }>();
  const calls: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", base);
    const body = await text(request);
    if (url.pathname.startsWith("/pay/")) return showPage(request, response, url);
    calls.push(`${request.method} ${url.pathname}`);
    if (mood === "down") return void request.socket.destroy();
    if (mood === "silent") return;
    if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`)
      return reply(response, new StripeRefusal(401, "invalid_api_key"));
    const key = request.headers["idempotency-key"] as string | undefined;
    const earlier = key ? answers.get(key) : undefined;
    if (earlier && earlier.asked !== body)
      return reply(response, new StripeRefusal(400, "idempotency_key_in_use", "idempotency_error"));
    const made = earlier ?? work(request.method ?? "", url.pathname, body || url.search);
    if (key && !earlier) answers.set(key, { asked: body, ...made });
    // It has happened, and nobody hears of it.
    if (mood === "mute" && request.method === "POST") return void request.socket.destroy();
    reply(response, made);
  }

  /** Stripe's own page: a button that pays, and a way back. */
  async function showPage(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const session = account.find(url.pathname.split("/")[2]);
    if (request.method === "POST") {
      account.pay(session.id);
      await events.tell("checkout.session.completed", sessionJson(session));
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

  const { sessions, find, pay, refund, dispute } = account;
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
    refundByHand: (id: string, amount: number) => refund(id, amount, {}),
    dispute,
    completed: (id: string) => events.eventOf("checkout.session.completed", sessionJson(find(id))),
    eventOf: events.eventOf,
    toJson: (id: string) => sessionJson(find(id)),
    /** Down: no connection. Silent: it never answers. Mute: it does what it is asked, and the answer is lost. */
    be: (next: Mood) => {
      mood = next;
    },
    tellTo: events.tellTo,
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
