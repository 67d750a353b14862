import type { Page } from "@playwright/test";

/** Stops the clock of a page and of all it opens: timers and frames wait for `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // A second ahead, because the clock cannot be set back.
  await page.clock.pauseAt(Date.now() + 1_000);
}
