import type { Browser, Locator, Page } from "@playwright/test";
import { budgets } from "../budgets";
import type { Figure } from "../lib/report";
import { signIn, startShop } from "../lib/shop";
import { launchBrowser, openSlowPhone, placeAtFirstPaint, type Target } from "../lib/slow-phone";

const TRIES = 10;
const PATIENCE_MS = 5_000;

interface EarlyTap extends Target {
  name: string;
  path: string;
  /** What is typed then, followed by Enter. */
  text?: string;
  /** What there is to see once the shop has understood. */
  answer: (page: Page) => Locator;
}

function earlyTaps(productPath: string): EarlyTap[] {
  return [
    {
      name: "ADD TO CART",
      path: productPath,
      target: "main button",
      words: "ADD TO CART",
      answer: (page) => page.getByText("The product has been successfully added to your cart."),
    },
    {
      name: "zoom",
      path: productPath,
      target: "button[aria-label='Zoom the image']",
      answer: (page) => page.locator("button[aria-pressed=true]"),
    },
    {
      name: "search icon",
      path: "/",
      target: "button[aria-label='Search']",
      answer: (page) => page.getByRole("searchbox", { name: "Search products" }),
    },
    {
      name: "carousel",
      path: "/",
      target: "button[aria-label='Next slide']",
      answer: (page) => page.locator("button[aria-label^='Show slide 2:'][aria-current=true]"),
    },
    {
      name: "newsletter Enter",
      path: "/",
      target: "input[name=email]",
      text: "early@guest.example",
      answer: (page) => page.getByText("Thanks for signing up!"),
    },
  ];
}

/** Taps at the first paint on a slow phone: how many of ten are answered, and how long the slowest took. */
export async function measureEarlyTaps(): Promise<Figure[]> {
  const shop = await startShop();
  const browser = await launchBrowser();
  try {
    const auth = await signIn(shop, "user");
    const products = await fetch(`${shop.url}/api/products?limit=1&inStock=true`, { headers: auth });
    const [product] = (await products.json()) as { id: string }[];
    const figures: Figure[] = [];
    for (const earlyTap of earlyTaps(`/products/details/${product?.id}`)) {
      figures.push(...(await figuresOf(browser, shop.url, earlyTap)));
    }
    return figures;
  } finally {
    await browser.close();
    await shop.dispose();
  }
}

async function figuresOf(browser: Browser, url: string, earlyTap: EarlyTap): Promise<Figure[]> {
  // The page is rendered once and kept: the first visitor's wait is not what the others see.
  await (await fetch(url + earlyTap.path)).text();
  const seconds: number[] = [];
  for (let round = 0; round < TRIES; round += 1) seconds.push(await secondsToAnswer(browser, url, earlyTap));
  const answered = seconds.filter((time) => time * 1000 <= PATIENCE_MS);
  const slowest = answered.length > 0 ? `slowest after ${Math.max(...answered).toFixed(1)} s` : "none";
  return [
    {
      section: "early taps",
      name: `${earlyTap.name}, of ${TRIES}`,
      value: answered.length,
      budget: budgets["early taps"].answered,
      note: `within 5 s on Slow 4G with a sixth of the processor; ${slowest}`,
    },
  ];
}

/** From the tap to its answer; infinite when there is none. */
async function secondsToAnswer(browser: Browser, url: string, tap: EarlyTap): Promise<number> {
  const page = await openSlowPhone(browser, url);
  try {
    const { x, y } = await placeAtFirstPaint(page, tap.path, tap);
    const started = performance.now();
    await page.touchscreen.tap(x, y);
    if (tap.text) await page.keyboard.insertText(tap.text);
    if (tap.text) await page.keyboard.press("Enter");
    await tap.answer(page).waitFor({ timeout: PATIENCE_MS });
    return (performance.now() - started) / 1000;
  } catch {
    return Number.POSITIVE_INFINITY;
  } finally {
    await page.context().close();
  }
}
