import { expect, type Page } from "./test";

/**
 * Expects that nothing is wider than the viewport. Compares with the configured size, because on a phone `innerWidth` grows with
 * overflowing content.
 */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const available = page.viewportSize()?.width ?? 0;
  const needed = Number(await page.evaluate("document.documentElement.scrollWidth"));
  expect(needed, `${page.url()} at ${available} px scrolls sideways`).toBeLessThanOrEqual(available);
}
