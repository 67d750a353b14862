import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

export interface SentRequest {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

const CONNECTIONS = 16;

/** Sends requests over a few open connections. Retries after a 503; any other 5xx is an error. */
export async function sendMany(
  url: string,
  count: number,
  make: (i: number) => SentRequest | Promise<SentRequest>,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const work = async () => {
    while (next < count) {
      const request = await make(next++);
      for (;;) {
        const status = await send(url, agent, request);
        if (status < 500) break;
        if (status !== 503) throw new Error(`${request.path.slice(0, 100)} returned ${status}`);
        await pause(50);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  } finally {
    agent.destroy();
  }
}

function send(
  url: string,
  agent: Agent,
  { path, method = "GET", headers = {}, body }: SentRequest,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, method, headers }, (reply) => {
      reply.resume();
      reply.once("end", () => resolve(reply.statusCode ?? 0));
      reply.once("error", reject);
    });
    sent.once("error", reject);
    sent.end(body);
  });
}
