// The edge build: the Node build uses async hooks, which slow down the whole process.
import { renderToReadableStream } from "react-dom/server.edge";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";
import { reportFailure } from "./lib/api/report-failure";
import { withEarlyEventReplay } from "./lib/rendering/replay-early-events";
import { scriptsAfterPaint } from "./lib/rendering/scripts-after-paint";

/** Renders a complete document without streaming, because pages are cached as bytes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failed = false;
  const nonce = crypto.randomUUID();
  const router = <ServerRouter context={context} url={request.url} nonce={nonce} />;
  const stream = await renderToReadableStream(router, {
    nonce,
    signal: request.signal,
    // Otherwise React moves late chunks into place with a script, and they are missing without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true;
      reportFailure(error);
    },
  });
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Marks the shop's inline scripts; the API removes the mark again (see `sealScripts` in the API's pages).
  headers.set("X-Script-Mark", nonce);
  const html = withEarlyEventReplay(await new Response(stream).text(), nonce);
  return new Response(isShell(context) ? html : scriptsAfterPaint(html, nonce), {
    status: failed ? 500 : status,
    headers,
  });
}

/** Logs loader errors; the default handler would also log query parameters. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) reportFailure(error);
}

/** Members-only and admin pages are empty until their scripts run. */
function isShell({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => /members-only|\/admin\//.test(route.id));
}
