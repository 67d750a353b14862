import { expect, type Page } from "./test";

/**
 * Nothing of the page is wider than its window. Held against the size that the window was given: on a phone, `innerWidth` grows
 * with whatever sticks out, so that everything seems to fit.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const given = page.viewportSize()?.width ?? 0;
  const needed = Number(await page.evaluate("document.documentElement.scrollWidth"));
  expect(needed, `${page.url()} at ${given} px scrolls sideways`).toBeLessThanOrEqual(given);
}
