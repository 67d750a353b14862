import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with the rule and the elements when the page, as it is now, breaks an accessibility rule. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // A list may begin to fade for its next page while the check is under way: what is found then must be found again.
  const found = await axeViolations(page);
  expect(found.length > 0 ? await axeViolations(page) : found).toEqual([]);
}

async function axeViolations(page: Page): Promise<{ rule: string; elements: string[] }[]> {
  await settled(page);
  // The legacy mode spares a second page for each run; it only leaves out frames of other sites, of which we have none.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ target }) => target.join(" ")),
  }));
}

/**
 * What is about to be replaced is faded, and what fades is on its way: neither has the colours that people read. And
 * while a page still scrolls, its sticky header lies over what nobody is looking at.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const height = scrollY;
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    return (
      scrollY === height &&
      document.querySelector('main div[aria-busy="true"]') === null &&
      document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== "running")
    );
  });
}

/** Listens to the page's errors from now on; `expectQuiet` fails when there was one that is not expected. */
export function watchConsole(page: Page): { expectQuiet(expected?: RegExp[]): void } {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  return {
    expectQuiet: (expected = []) => {
      expect(errors.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
  };
}
