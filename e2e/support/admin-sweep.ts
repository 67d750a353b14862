import { expect, type Page, test } from "@playwright/test";
import { adminWidths } from "./admin";
import { expectNoAxeViolations } from "./checks";

/** Checks that admin screens, each with its path and title, pass axe and fit the window at every width. */
export async function sweepAdminScreens(
  page: Page,
  screens: readonly (readonly [path: string, title: string])[],
): Promise<void> {
  for (const [path, title] of screens) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("heading", { name: title, level: 1 })).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
      await expectToFitAndPass(page);
    });
  }
}

/** Checks the shown state at every width. */
export async function expectToFitAndPass(page: Page): Promise<void> {
  for (const width of adminWidths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeViolations(page);
    expect(await page.evaluate(countTooWide), `${page.url()} at ${width} px`).toBe(0);
  }
}

/** Counts tables, or the page, that scroll sideways. */
function countTooWide(): number {
  const tables = [...document.querySelectorAll("table:not(.sr-only *)")];
  const frames = [document.documentElement, ...tables.map((table) => table.parentElement)];
  return frames.filter((frame) => frame && frame.scrollWidth > frame.clientWidth).length;
}
