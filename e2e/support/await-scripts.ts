import type { Page, Response } from "@playwright/test";

// A document without a module script is not a page of the shop but an image, an API reply or a health check.
const ready = "html[data-hydrated], html:not(:has(script[type=module]))";
const originalGoto = new WeakMap<Page, Page["goto"]>();

/** Makes every navigation wait until the page is hydrated. */
export function awaitScripts(page: Page): void {
  originalGoto.set(page, page.goto.bind(page));
  page.goto = waitUntilReady(page, page.goto.bind(page));
  page.reload = waitUntilReady(page, page.reload.bind(page));
  page.goBack = waitUntilReady(page, page.goBack.bind(page));
  page.goForward = waitUntilReady(page, page.goForward.bind(page));
}

function waitUntilReady<A extends unknown[]>(page: Page, go: (...args: A) => Promise<Response | null>) {
  return async (...args: A): Promise<Response | null> => {
    const reply = await go(...args);
    await page.locator(ready).waitFor({ state: "attached" });
    return reply;
  };
}

/** Opens a page and waits until it is painted, but not for its scripts, to test early input. */
export async function gotoBeforeScripts(page: Page, path: string): Promise<void> {
  const goto = originalGoto.get(page);
  if (!goto) throw new Error("the page was not created by the test fixture");
  await goto(path, { waitUntil: "commit" });
  // Nobody taps what is not there yet; before the styles are loaded, elements have other positions.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
}
