import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

export interface Asked {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

const AT_ONCE = 16;

/** Sends requests over a few open connections; what is refused for the moment is sent again, any other 5xx is an error. */
export async function askMany(url: string, count: number, make: (i: number) => Asked | Promise<Asked>) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = 0;
  const work = async () => {
    while (next < count) {
      const asked = await make(next++);
      for (;;) {
        const status = await send(url, agent, asked);
        if (status < 500) break;
        if (status !== 503) throw new Error(`${asked.path.slice(0, 100)} answered ${status}`);
        await pause(50);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    agent.destroy();
  }
}

function send(
  url: string,
  agent: Agent,
  { path, method = "GET", headers = {}, body }: Asked,
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
