import { type Browser, chromium, type Page } from "@playwright/test";
import { findSystemBrowser } from "../../scripts/lib/browser.mjs";

// Chrome's own "Slow 4G" and a processor at a sixth: a cheap phone on a train.
const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER_PROCESSOR = 6;
const PATIENCE_MS = 60_000;

export function launchBrowser(): Promise<Browser> {
  const flags = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"];
  return chromium.launch({ executablePath: findSystemBrowser() ?? undefined, args: flags });
}

/** A window of a slow phone that has never been to the shop. */
export async function openSlowPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
  return page;
}

/** What is touched. */
export interface Target {
  /** A selector. */
  target: string;
  /** The words on it, where several fit. */
  words?: string;
}

/** Opens a page and, as soon as there is something to see, tells where on the screen an element is to be touched. */
export async function placeAtFirstPaint(page: Page, path: string, { target, words }: Target) {
  await page.goto(path, { waitUntil: "commit" });
  return page.evaluate<{ x: number; y: number }>(`new Promise((resolve, reject) => {
    const words = ${JSON.stringify(words ?? null)};
    const look = () => {
      if (performance.now() > ${PATIENCE_MS}) return reject(new Error("there is nothing to touch"));
      const elements = [...document.querySelectorAll(${JSON.stringify(target)})];
      const element = elements.find((one) => words === null || one.textContent === words);
      const painted = performance.getEntriesByName("first-contentful-paint").length > 0;
      if (!element || !painted) return requestAnimationFrame(look);
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const box = element.getBoundingClientRect();
      resolve({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    };
    look();
  })`);
}
