import type { FastifyRequest } from "fastify";

const LONGEST = 200;

/** The browser's own description, for the list of devices; shortened and without control characters. */
export function readUserAgent(request: FastifyRequest): string {
  const agent = request.headers["user-agent"] ?? "";
  return agent.replace(/\p{Cc}/gu, "").slice(0, LONGEST) || "Unknown device";
}
