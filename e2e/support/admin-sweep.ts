import { expect, type Page, test } from "@playwright/test";
import { adminWidths } from "./admin";
import { expectNoAxeViolations } from "./checks";

/**
 * Checks that admin screens, each with its path and title, pass axe and fit the window at every width. Only the admin area of a
 * trading shop is for phones, too.
 */
export async function sweepAdminScreens(
  page: Page,
  screens: readonly (readonly [path: string, title: string])[],
  { onPhones }: { onPhones: boolean },
): Promise<void> {
  for (const [path, title] of screens) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("heading", { name: title, level: 1 })).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
      await expectToFitAndPass(page);
      if (onPhones) await expectCardsToHoldTheirCells(page);
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

/** On a phone the rows of a table are cards. Checks that no cell covers the next one, and no button breaks inside a word. */
async function expectCardsToHoldTheirCells(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(findSpills), `${page.url()} at ${width} px`).toEqual([]);
  }
}

/** The texts of table cells that are wider than their card allows, and of their buttons that have several lines. */
function findSpills(): string[] {
  const cells = [...document.querySelectorAll<HTMLElement>("td > div")].filter(
    (cell) => cell.scrollWidth > cell.clientWidth + 1,
  );
  const buttons = [...document.querySelectorAll<HTMLElement>("td button")].filter((button) => {
    const text = document.createRange();
    text.selectNodeContents(button);
    return !/\s/.test(button.innerText) && text.getClientRects().length > 1;
  });
  return [...cells, ...buttons].map(({ innerText }) => innerText);
}

/** Counts tables, or the page, that scroll sideways. */
function countTooWide(): number {
  const tables = [...document.querySelectorAll("table:not(.sr-only *)")];
  const frames = [document.documentElement, ...tables.map((table) => table.parentElement)];
  return frames.filter((frame) => frame && frame.scrollWidth > frame.clientWidth).length;
}
