import type { FastifyInstance, FastifyRequest } from "fastify";

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

/** Where the built scripts, styles and fonts of the web app are. */
export const BUILT_ASSETS = "/assets/";

// A page loads twenty of them, and a policy has no meaning for a script or a font: only the type must not be guessed.
const BUILT_ASSET = { "x-content-type-options": EVERY_REPLY["x-content-type-options"] } as const;

/** Headers that keep a browser from guessing, framing or downgrading. */
export function securityHeaders(request: FastifyRequest): Readonly<Record<string, string>> {
  return request.protocol === "https" ? OVER_HTTPS : EVERY_REPLY;
}

/** Gives every reply these headers, unless it brings its own, and the id of the request. */
export function secureReplies(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, _payload, done) => {
    const isAsset = request.url.startsWith(BUILT_ASSETS) && reply.statusCode === 200;
    for (const [name, value] of Object.entries(isAsset ? BUILT_ASSET : securityHeaders(request))) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (!isAsset) reply.header("x-request-id", request.id);
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
