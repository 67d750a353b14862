import type { Page, Response } from "@playwright/test";

// A document without a module script is none of the shop's pages: a picture, the API, a probe.
const ready = "html[data-hydrated], html:not(:has(script[type=module]))";
const bareGoto = new WeakMap<Page, Page["goto"]>();

/** Makes every way to a new document end only when the page reacts to clicks and keys. */
export function awaitScripts(page: Page): void {
  bareGoto.set(page, page.goto.bind(page));
  page.goto = thenReady(page, page.goto.bind(page));
  page.reload = thenReady(page, page.reload.bind(page));
  page.goBack = thenReady(page, page.goBack.bind(page));
  page.goForward = thenReady(page, page.goForward.bind(page));
}

function thenReady<A extends unknown[]>(page: Page, go: (...given: A) => Promise<Response | null>) {
  return async (...given: A): Promise<Response | null> => {
    const reply = await go(...given);
    await page.locator(ready).waitFor({ state: "attached" });
    return reply;
  };
}

/** Opens a page without waiting for its scripts, for a journey of somebody who is faster than they are. */
export async function gotoBeforeScripts(page: Page, path: string): Promise<void> {
  const goto = bareGoto.get(page);
  if (!goto) throw new Error("the page is none of the journeys' own");
  await goto(path, { waitUntil: "commit" });
}
