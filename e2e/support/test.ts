import { test as base, type Page } from "@playwright/test";
import { awaitScripts } from "./await-scripts";

export type { APIRequestContext, APIResponse, Locator, Page } from "@playwright/test";
export { expect } from "@playwright/test";

interface Fixtures {
  /** A page in another browser context: another visitor, or the same one on another device. */
  elsewhere: Page;
}

/**
 * Playwright's `test` with pages whose navigations wait until the page is hydrated. Use `gotoBeforeScripts` to skip the wait;
 * with `javaScriptEnabled: false` there is none.
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
