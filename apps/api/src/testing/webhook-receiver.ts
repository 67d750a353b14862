import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { WebhookMessage } from "@larkwood/contract";
import { Webhook } from "standardwebhooks";

/** A request that the receiver has got. */
export interface ReceivedRequest {
  headers: Record<string, string>;
  body: string;
  message: WebhookMessage;
}

type Answer = (request: ReceivedRequest, response: ServerResponse) => unknown;

/** Answers with a status. */
export const answerWith =
  (status: number, body = "ok"): Answer =>
  (_, response) =>
    response.writeHead(status).end(body);

/** Starts an HTTP server that stores what webhooks send to it. */
export async function startReceiver() {
  const requests: ReceivedRequest[] = [];
  let answer = answerWith(200);
  const receive = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await text(incoming);
    const request = {
      headers: incoming.headers as Record<string, string>,
      body,
      message: JSON.parse(body) as WebhookMessage,
    };
    requests.push(request);
    await answer(request, response);
  };
  const server = createServer((incoming, response) => void receive(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/events?token=of-the-receiver`,
    port,
    requests,
    setAnswer: (next: Answer) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type WebhookReceiver = Awaited<ReturnType<typeof startReceiver>>;

/** Checks a signature as receivers do; throws if it is wrong. */
export function verify(secret: string, { body, headers }: Pick<ReceivedRequest, "body" | "headers">): void {
  new Webhook(secret).verify(body, headers);
}
