import { expect, type Page, type Request } from "@playwright/test";

/** Counts the API calls of a page; `untilDone` waits until all are answered and no reply has caused another call. */
export function watchCalls(page: Page): { untilDone(): Promise<void> } {
  const running = new Set<Request>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) running.add(request);
  });
  const end = (request: Request) => running.delete(request);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const isDone = async () => {
    // A reply is rendered, and causes further calls, within a few frames.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    });
    return running.size === 0;
  };
  return { untilDone: () => expect.poll(isDone).toBe(true) };
}
