import type { FastifyInstance, FastifyRequest } from "fastify";

const COMMON_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  // API responses are never shown as documents. Pages set their own policy.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

const HTTPS_HEADERS = {
  ...COMMON_HEADERS,
  "strict-transport-security": "max-age=31536000; includeSubDomains",
} as const;

/** URL prefix of the built scripts, styles and fonts. */
export const BUILT_ASSETS = "/assets/";

// A page loads twenty assets, and the other headers have no effect on them.
const ASSET_HEADERS = { "x-content-type-options": COMMON_HEADERS["x-content-type-options"] } as const;

/** Headers against content sniffing, framing and protocol downgrades. */
export function securityHeaders(request: FastifyRequest): Readonly<Record<string, string>> {
  return request.protocol === "https" ? HTTPS_HEADERS : COMMON_HEADERS;
}

/** Adds these headers, unless the response sets its own, and the request id. */
export function secureReplies(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, _payload, done) => {
    const isAsset = request.url.startsWith(BUILT_ASSETS) && reply.statusCode === 200;
    for (const [name, value] of Object.entries(isAsset ? ASSET_HEADERS : securityHeaders(request))) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (!isAsset) reply.header("x-request-id", request.id);
    done();
  });
}

/** Content security policy of a page: scripts from this origin, and inline scripts by their hashes. */
export function pagePolicy(scriptHashes: readonly string[], secure: boolean): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(" ");
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Carousels and toasts set styles at run time.
    "style-src 'self' 'unsafe-inline'",
    // Product images may be on other servers.
    `img-src 'self' data: blob: https:${secure ? "" : " http:"}`,
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
