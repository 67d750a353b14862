import { test as base, type Page } from "@playwright/test";
import { awaitScripts } from "./await-scripts";

export type { APIRequestContext, APIResponse, Locator, Page } from "@playwright/test";
export { expect } from "@playwright/test";

interface Fixtures {
  /** A page in a browser of its own: another visitor, or the same one on another device. */
  elsewhere: Page;
}

/**
 * The journeys' `test`: whatever opens a page waits for its scripts, also in other tabs. Who wants to be there before
 * them says so with `gotoBeforeScripts`; `test.use({ javaScriptEnabled: false })` has none to wait for.
 */
export const test = base.extend<Fixtures>({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on("page", awaitScripts);
    await use(context);
  },
  elsewhere: async ({ browser }, use) => {
    const context = await browser.newContext();
    context.on("page", awaitScripts);
    await use(await context.newPage());
    await context.close();
  },
});
