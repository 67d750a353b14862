import type { Deprecation } from "@larkwood/contract";
import type { onSendHookHandler } from "fastify";

const EXPLANATION = '</api/docs/guides/versions>; rel="deprecation"; type="text/html"';

/** Tells clients that a call is deprecated (RFC 9745), when it may be removed (RFC 8594), and where to read more. */
export function deprecationHeaders({ since, until }: Deprecation): onSendHookHandler {
  return (_request, reply, _payload, done) => {
    const nextPage = reply.getHeader("link");
    reply.headers({
      deprecation: `@${Date.parse(since) / 1000}`,
      sunset: new Date(until).toUTCString(),
      link: nextPage ? `${nextPage}, ${EXPLANATION}` : EXPLANATION,
    });
    done();
  };
}
