import { expect, type Locator, type Page } from "@playwright/test";

// More than the controls of the longest page: a list has one per filter value, and other tests add values.
const MAX_PRESSES = 250;

type TabKey = "Tab" | "Shift+Tab";

/** Presses Tab or Shift+Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key: TabKey = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MAX_PRESSES} presses of ${key} do not reach ${target}`);
}

/** Moves the focus to the target, checks that it is visible, and presses a key. */
export async function press(page: Page, target: Locator, key = "Enter", tab?: TabKey): Promise<void> {
  await tabTo(page, target, tab);
  const outline = await target.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline, "focus is visible").not.toBe("none");
  await page.keyboard.press(key);
}
