import type { FastifyInstance } from "fastify";

const EVERY_REPLY = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  // Data is never a document: nothing in it may run or be framed. Pages bring their own policy.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

const OVER_HTTPS = {
  ...EVERY_REPLY,
  "strict-transport-security": "max-age=31536000; includeSubDomains",
} as const;

/** Headers that keep a browser from guessing, framing or downgrading, and the id of the request. */
export function secureReplies(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(request.protocol === "https" ? OVER_HTTPS : EVERY_REPLY);
    reply.header("x-request-id", request.id);
    done();
  });
}

/** Policy of a page: scripts only from us, the inline ones named by their hashes. */
export function pagePolicy(scriptHashes: readonly string[], secure: boolean): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(" ");
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Carousels and notices set styles at run time; a style cannot run code.
    "style-src 'self' 'unsafe-inline'",
    // A product's picture may lie on another server.
    `img-src 'self' data: blob: https:${secure ? "" : " http:"}`,
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
