import type { Browser, Locator, Page } from "@playwright/test";
import { budgets } from "../budgets";
import type { Figure } from "../lib/report";
import { signIn, startShop } from "../lib/shop";
import { launchBrowser, locateAtFirstPaint, openSlowPhone, type Target } from "../lib/slow-phone";

const ROUNDS = 10;
const TIMEOUT_MS = 5_000;

interface EarlyTap extends Target {
  name: string;
  path: string;
  /** Text to type after the tap, followed by Enter. */
  input?: string;
  /** Visible when the shop has handled the tap. */
  response: (page: Page) => Locator;
}

function earlyTaps(productPath: string): EarlyTap[] {
  return [
    {
      name: "ADD TO CART",
      path: productPath,
      target: "main button",
      text: "ADD TO CART",
      response: (page) => page.getByText("The product has been successfully added to your cart."),
    },
    {
      name: "zoom",
      path: productPath,
      target: "button[aria-label='Zoom the image']",
      response: (page) => page.locator("button[aria-pressed=true]"),
    },
    {
      name: "search icon",
      path: "/",
      target: "button[aria-label='Search']",
      response: (page) => page.getByRole("searchbox", { name: "Search products" }),
    },
    {
      name: "carousel",
      path: "/",
      target: "button[aria-label='Next slide']",
      response: (page) => page.locator("button[aria-label^='Show slide 2:'][aria-current=true]"),
    },
    {
      name: "newsletter Enter",
      path: "/",
      target: "input[name=email]",
      input: "early@guest.example",
      response: (page) => page.getByText("Thanks for signing up!"),
    },
  ];
}

/** Counts how many of ten taps at the first paint on a slow phone are handled, and how long the slowest took. */
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
  // Warm the page cache: only the first visitor waits for rendering.
  await (await fetch(url + earlyTap.path)).text();
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    seconds.push(await secondsToResponse(browser, url, earlyTap));
  const handled = seconds.filter((time) => time * 1000 <= TIMEOUT_MS);
  const slowest = handled.length > 0 ? `slowest after ${Math.max(...handled).toFixed(1)} s` : "none";
  return [
    {
      section: "early taps",
      name: `${earlyTap.name}, of ${ROUNDS}`,
      value: handled.length,
      budget: budgets["early taps"].answered,
      note: `within 5 s on Slow 4G with a sixth of the processor; ${slowest}`,
    },
  ];
}

/** Seconds from the tap to its response; infinite if there is none. */
async function secondsToResponse(browser: Browser, url: string, tap: EarlyTap): Promise<number> {
  const page = await openSlowPhone(browser, url);
  try {
    const { x, y } = await locateAtFirstPaint(page, tap.path, tap);
    const started = performance.now();
    await page.touchscreen.tap(x, y);
    if (tap.input) await page.keyboard.insertText(tap.input);
    if (tap.input) await page.keyboard.press("Enter");
    await tap.response(page).waitFor({ timeout: TIMEOUT_MS });
    return (performance.now() - started) / 1000;
  } catch {
    return Number.POSITIVE_INFINITY;
  } finally {
    await page.context().close();
  }
}
