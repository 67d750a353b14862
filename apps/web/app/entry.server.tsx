// The edge's half: the one for Node follows asynchronous work from the first page on, and the whole process pays for it.
import { renderToReadableStream } from "react-dom/server.edge";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";
import { reportFailure } from "./lib/api/report-failure";
import { withEarlyEventReplay } from "./lib/rendering/replay-early-events";
import { scriptsAfterPaint } from "./lib/rendering/scripts-after-paint";

/** Renders a whole document before answering: pages are kept as finished bytes, so there is nothing to stream. */
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
    // Everything where it belongs: what React would send behind the page and move by a script is missing without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true;
      reportFailure(error);
    },
  });
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // The shop's own inline scripts bear this mark, which it takes off again: see `sealScripts` in the API's pages.
  headers.set("X-Script-Mark", nonce);
  const html = withEarlyEventReplay(await new Response(stream).text(), nonce);
  return new Response(isShell(context) ? html : scriptsAfterPaint(html, nonce), {
    status: failed ? 500 : status,
    headers,
  });
}

/** Failures of loaders; without this the router prints them itself, with everything that is in them. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) reportFailure(error);
}

/** Pages for members and Admins are an empty shell until their scripts run. */
function isShell({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => /members-only|\/admin\//.test(route.id));
}
