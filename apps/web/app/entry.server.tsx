import { renderToReadableStream } from "react-dom/server";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";
import { scriptsAfterLoad } from "./lib/scripts-after-load";

/** Renders a whole document before answering: pages are kept as finished bytes, so there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failed = false;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: request.signal,
    onError(error) {
      failed = true;
      console.error(error);
    },
  });
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = await new Response(stream).text();
  return new Response(isForMembers(headers) ? html : scriptsAfterLoad(html), {
    status: failed ? 500 : status,
    headers,
  });
}

/** Members' pages are an empty shell until their scripts run. */
function isForMembers(headers: Headers): boolean {
  return /private/.test(headers.get("Cache-Control") ?? "");
}
