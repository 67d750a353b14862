import { request } from "node:http";

/** Asks for an address under a name that the shop has not been called by: what it keeps is kept by name. */
export function askAnew(
  url: string,
  path: string,
  headers: Record<string, string>,
  turn: number,
): Promise<void> {
  return new Promise((done, fail) => {
    const host = `n${turn}.localhost`;
    const asked = request(`${url}${path}`, { headers: { ...headers, host } }, (reply) => {
      reply.resume();
      reply.on("end", () =>
        reply.statusCode === 200 ? done() : fail(new Error(`${path} answered ${reply.statusCode}`)),
      );
    });
    asked.on("error", fail);
    asked.end();
  });
}
