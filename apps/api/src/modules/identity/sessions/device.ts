import type { FastifyRequest } from "fastify";

const MAX_LENGTH = 200;

/** The User-Agent header for the device list, shortened and without control characters. */
export function readUserAgent(request: FastifyRequest): string {
  const agent = request.headers["user-agent"] ?? "";
  return agent.replace(/\p{Cc}/gu, "").slice(0, MAX_LENGTH) || "Unknown device";
}
