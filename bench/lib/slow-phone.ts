import { type Browser, chromium, type Page } from "@playwright/test";
import { findSystemBrowser } from "../../scripts/lib/browser.mjs";

// Chrome's "Slow 4G" preset and a six times slower CPU: a cheap phone on a train.
const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 6;
const TIMEOUT_MS = 60_000;

export function launchBrowser(): Promise<Browser> {
  const flags = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"];
  return chromium.launch({ executablePath: findSystemBrowser() ?? undefined, args: flags });
}

/** Opens a page on a slow phone with an empty cache. */
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
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return page;
}

/** The element to tap. */
export interface Target {
  /** CSS selector. */
  target: string;
  /** Text of the element, if the selector matches several. */
  text?: string;
}

/** Opens a page and returns an element's position as soon as the first content is painted. */
export async function locateAtFirstPaint(page: Page, path: string, { target, text }: Target) {
  await page.goto(path, { waitUntil: "commit" });
  return page.evaluate<{ x: number; y: number }>(`new Promise((resolve, reject) => {
    const text = ${JSON.stringify(text ?? null)};
    const look = () => {
      if (performance.now() > ${TIMEOUT_MS}) return reject(new Error("the element did not appear"));
      const elements = [...document.querySelectorAll(${JSON.stringify(target)})];
      const element = elements.find((one) => text === null || one.textContent === text);
      const painted = performance.getEntriesByName("first-contentful-paint").length > 0;
      if (!element || !painted) return requestAnimationFrame(look);
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const box = element.getBoundingClientRect();
      resolve({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    };
    look();
  })`);
}
