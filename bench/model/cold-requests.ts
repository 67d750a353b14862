import { request } from "node:http";

/** Requests a path with a new host name, which bypasses the response cache because that caches by host. */
export function requestUncached(
  url: string,
  path: string,
  headers: Record<string, string>,
  requestNumber: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const host = `n${requestNumber}.localhost`;
    const sent = request(`${url}${path}`, { headers: { ...headers, host } }, (reply) => {
      reply.resume();
      reply.on("end", () =>
        reply.statusCode === 200 ? resolve() : reject(new Error(`${path} returned ${reply.statusCode}`)),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}
