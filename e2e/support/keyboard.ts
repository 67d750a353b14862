import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab (or another key) until the target has the focus. */
export async function tabTo(page: Page, target: Locator, presses = 60, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < presses; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${presses} presses of ${key} do not reach ${target}`);
}

/** Moves the focus to the target, checks that it is visible, and presses a key. */
export async function press(
  page: Page,
  target: Locator,
  key = "Enter",
  presses?: number,
  tab?: "Tab" | "Shift+Tab",
): Promise<void> {
  await tabTo(page, target, presses, tab);
  const outline = await target.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline, "focus is visible").not.toBe("none");
  await page.keyboard.press(key);
}
