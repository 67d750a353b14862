import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with rule and elements if the page violates an accessibility rule. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Check again before failing: a list may have started to fade during the check.
  const found = await axeViolations(page);
  expect(found.length > 0 ? await axeViolations(page) : found).toEqual([]);
}

/** Brings a page into a state and checks its accessibility. */
export async function sweep(page: Page, state: string, reach: () => Promise<unknown>): Promise<void> {
  await test.step(state, async () => {
    await reach();
    await expectNoAxeViolations(page);
  });
}

async function axeViolations(page: Page): Promise<{ rule: string; elements: string[] }[]> {
  await untilSettled(page);
  // Legacy mode saves a second page per run; it only skips cross-origin frames, which the shop does not have.
  const { violations } = await new AxeBuilder({ page, ...(await findAxe(page)) })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ target }) => target.join(" ")),
  }));
}

/** The half megabyte of axe is sent once per document. */
async function findAxe(page: Page): Promise<{ axeSource?: string }> {
  return (await page.evaluate(() => "axe" in window)) ? { axeSource: ";" } : {};
}

/**
 * Waits until nothing is loading, fading or scrolling: faded text has too little contrast, and while a page scrolls, its sticky
 * header covers content.
 */
async function untilSettled(page: Page): Promise<void> {
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

// Lists may show products of other tests whose images are on hosts that do not exist.
const ELSEWHERE = /net::ERR_NAME_NOT_RESOLVED/;

/** Records console errors of the page; `expectNone` fails if there was an unexpected one. */
export function watchConsole(page: Page): { expectNone(expected?: RegExp[]): void } {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !ELSEWHERE.test(message.text())) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  return {
    expectNone: (expected = []) => {
      expect(errors.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
  };
}
