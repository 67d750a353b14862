import { type Browser, chromium, type Page } from "@playwright/test";
import { findSystemBrowser } from "../../scripts/lib/browser.mjs";

// Chrome's own "Slow 4G" and a processor at a sixth: a cheap phone on a train.
const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER_PROCESSOR = 6;

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

/** Opens a page and, as soon as there is something to see, tells where on the screen an element is to be touched. */
export async function placeAtFirstPaint(page: Page, path: string, selector: string) {
  await page.goto(path, { waitUntil: "commit" });
  return page.evaluate<{ x: number; y: number }>(`new Promise((resolve) => {
    const look = () => {
      const element = document.querySelector(${JSON.stringify(selector)});
      const painted = performance.getEntriesByName("first-contentful-paint").length > 0;
      if (!element || !painted) return requestAnimationFrame(look);
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const box = element.getBoundingClientRect();
      resolve({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    };
    look();
  })`);
}
