import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export const EVENT_SECRET = "the secret of the events";

/** A checkout of the payment service. */
interface Checkout {
  id: string;
  attempt: string;
  url: string;
  state: "open" | "authorised" | "paid" | "expired";
  amount: number;
  currency: string;
  refunds: { id: string; attemptRefund: string; amount: number }[];
}

type Body = Record<string, never> & {
  attempt: string;
  attemptRefund: string;
  amount: number;
  currency: string;
};
/** Answers a request: `rest` is what follows the first part of the path. */
type Answer = (request: { method: string; rest: string; body: Buffer }, response: ServerResponse) => void;

const json = (response: ServerResponse, value: unknown, status = 200) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));

/** The services that the examples of extensions call: payments, mail, WebDAV, a carrier and a chat. */
export async function startExtensionServices() {
  const checkouts = new Map<string, Checkout>();
  const mails: { from: string; to: string; subject: string; text: string }[] = [];
  const files = new Map<string, Buffer>();
  const chat: { id: string; text: string }[] = [];
  let carrierRequests = 0;
  let chatFailures = 0;

  const answers: Record<string, Answer> = {
    pay({ rest, body }, response) {
      const [, id = "", action = ""] = rest.split("/");
      const input = (body.length > 0 ? JSON.parse(body.toString()) : {}) as Body;
      if (!id) {
        const known = [...checkouts.values()].find(({ attempt }) => attempt === input.attempt);
        const { attempt, amount, currency } = input;
        const name = `checkout_${attempt}`;
        const created = { id: name, attempt, amount, currency, url: `${url}/pay-page/${name}` };
        const checkout = known ?? { ...created, state: "open" as const, refunds: [] };
        checkouts.set(checkout.id, checkout);
        return json(response, checkout);
      }
      const checkout = checkouts.get(id);
      if (!checkout) return json(response, {}, 404);
      if (action === "close" && checkout.state === "open") checkout.state = "expired";
      if (action === "refunds" && !addRefund(checkout, input)) return json(response, {}, 422);
      json(response, checkout);
    },
    mail({ body }, response) {
      mails.push(JSON.parse(body.toString()));
      json(response, {}, 202);
    },
    dav({ method, rest, body }, response) {
      const file = files.get(rest);
      if (method === "PUT") files.set(rest, body);
      if (method === "DELETE") files.delete(rest);
      const isFound = file || method === "PUT";
      response.writeHead(isFound ? 200 : 404, { "last-modified": "Wed, 18 Nov 2026 10:00:00 GMT" });
      response.end(method === "GET" ? file : undefined);
    },
    carrier(_, response) {
      carrierRequests += 1;
      json(response, [{ service: "Post", cents: 1_290, days: [2, 4] }]);
    },
    chat({ body }, response) {
      if (chatFailures > 0) {
        chatFailures -= 1;
        return json(response, {}, 500);
      }
      const message = JSON.parse(body.toString()) as { id: string; text: string };
      if (!chat.some(({ id }) => id === message.id)) chat.push(message);
      json(response, {});
    },
  };
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const [, service = "", ...rest] = new URL(request.url ?? "/", url).pathname.split("/");
    const body = await buffer(request);
    const answer = answers[service];
    if (answer) answer({ method: request.method ?? "", rest: rest.join("/"), body }, response);
    else json(response, {}, 404);
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    checkouts,
    mails,
    files,
    chat,
    carrierRequests: () => carrierRequests,
    failChat: (times: number) => {
      chatFailures = times;
    },
    checkoutOf(orderUrl: string): Checkout {
      const checkout = [...checkouts.values()].find((one) => one.url === orderUrl);
      if (!checkout) throw new Error(`There is no checkout ${orderUrl}.`);
      return checkout;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Refuses more than was paid. The same refund is stored once. */
function addRefund({ state, amount, refunds }: Checkout, input: Body): boolean {
  if (refunds.some(({ attemptRefund }) => attemptRefund === input.attemptRefund)) return true;
  const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  if (state !== "paid" || refunded + input.amount > amount) return false;
  const { attemptRefund } = input;
  refunds.push({ id: `refund_${attemptRefund}`, attemptRefund, amount: input.amount });
  return true;
}

/** The body and the headers of an event. */
export function signedEvent(event: object, secret = EVENT_SECRET) {
  const payload = JSON.stringify(event);
  const signature = createHmac("sha256", secret).update(payload).digest("hex");
  return { payload, headers: { "content-type": "application/json", "examplepay-signature": signature } };
}
