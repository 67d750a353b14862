import type { Page } from "@playwright/test";

/** Opens a page and waits until it reacts to clicks. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await pageAlive(page);
}

/** Waits until the page's script has taken over from the server's HTML. */
export async function pageAlive(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}
