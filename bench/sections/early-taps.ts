import type { Browser, Page } from "@playwright/test";
import { budgets } from "../budgets";
import type { Figure } from "../lib/report";
import { startShop } from "../lib/shop";
import { launchBrowser, locateAtFirstPaint, openSlowPhone, type Target } from "../lib/slow-phone";

const ROUNDS = 10;
const TIMEOUT_MS = 5_000;

interface EarlyTap extends Target {
  name: string;
  path: string;
  /** Text to type after the tap, followed by Enter. */
  input?: string;
  /** Label of the option to choose in a select, instead of a tap. */
  option?: string;
  /** Resolves when the shop has handled the tap. */
  response: (page: Page) => Promise<void>;
}

interface Paths {
  product: string;
  /** A product with fabrics. */
  sofa: string;
  /** A product with lengths. */
  table: string;
}

function earlyTaps(paths: Paths): EarlyTap[] {
  return [
    {
      name: "ADD TO CART",
      path: paths.product,
      target: "main button",
      text: "ADD TO CART",
      response: (page) => page.getByText("The product has been successfully added to your cart.").waitFor(),
    },
    {
      name: "zoom",
      path: paths.product,
      target: "button[aria-label='Zoom the image']",
      response: (page) => page.locator("button[aria-pressed=true]").waitFor(),
    },
    {
      name: "search icon",
      path: "/",
      target: "button[aria-label='Search']",
      response: (page) => page.getByRole("searchbox", { name: "Search products" }).waitFor(),
    },
    {
      name: "carousel",
      path: "/",
      target: "button[aria-label='Next slide']",
      response: (page) => page.locator("button[aria-label^='Show slide 2:'][aria-current=true]").waitFor(),
    },
    {
      name: "newsletter Enter",
      path: "/",
      target: "input[name=email]",
      input: "early@guest.example",
      response: (page) => page.getByText("Thanks for signing up!").waitFor(),
    },
    {
      name: "fabric",
      path: paths.sofa,
      target: "label[title='Rust red wool']",
      response: (page) => page.locator("legend", { hasText: "Rust red wool" }).waitFor(),
    },
    {
      name: "length",
      path: paths.table,
      target: "label[title='160 cm']",
      response: (page) => page.locator("legend", { hasText: "160 cm" }).waitFor(),
    },
    {
      name: "quantity",
      path: paths.product,
      target: "button[aria-label='Increase quantity']",
      response: (page) => page.locator("input[aria-label=Quantity][value='2']").waitFor(),
    },
    {
      name: "sort order",
      path: "/products",
      target: "select[name=sort]",
      option: "Name",
      response: (page) => page.waitForURL(/sort=name/, { waitUntil: "commit" }),
    },
    {
      name: "category",
      path: "/products",
      target: "select[name=category]",
      option: "Bedroom",
      response: (page) => page.getByRole("heading", { name: "Bedroom" }).waitFor(),
    },
    {
      name: "stock filter",
      path: "/products",
      target: "input[name=inStock]",
      response: (page) => page.waitForURL(/inStock=true/, { waitUntil: "commit" }),
    },
    {
      name: "filters",
      path: "/products",
      target: "main button",
      text: "Filters",
      response: (page) => page.getByRole("dialog", { name: "Filters" }).waitFor(),
    },
  ];
}

/** Counts how many of ten taps at the first paint on a slow phone are handled, and how long the slowest took. */
export async function measureEarlyTaps(): Promise<Figure[]> {
  const shop = await startShop({ SHOP_CATALOGUE: "public" });
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    const productPath = async (query: string) => {
      const reply = await fetch(`${shop.url}/api/products?limit=1&inStock=true&${query}`);
      const [product] = (await reply.json()) as { id: string }[];
      return `/products/details/${product?.id}`;
    };
    const paths = {
      product: await productPath(""),
      sofa: await productPath("search=Alder+Two-Seat+Sofa"),
      table: await productPath("search=Holm+Oak+Dining+Table"),
    };
    for (const earlyTap of earlyTaps(paths)) {
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
    page.setDefaultTimeout(TIMEOUT_MS);
    const started = performance.now();
    if (tap.option) await page.selectOption(tap.target, tap.option);
    else await page.touchscreen.tap(x, y);
    if (tap.input) await page.keyboard.insertText(tap.input);
    if (tap.input) await page.keyboard.press("Enter");
    await tap.response(page);
    return (performance.now() - started) / 1000;
  } catch {
    return Number.POSITIVE_INFINITY;
  } finally {
    await page.context().close();
  }
}
