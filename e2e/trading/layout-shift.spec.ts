import { fillCart, findProducts } from "../support/cart";
import { findProduct } from "../support/catalogue";
import { watchCalls } from "../support/network";
import { openOwnShop } from "../support/own-shop";
import { expect, type Locator, type Page, test } from "../support/test";

// All tests share one shop with a public catalogue.
test.describe.configure({ mode: "default" });
openOwnShop("layout-shift", () => ({ SHOP_PAYMENT_METHODS: "bank_transfer", SHOP_CATALOGUE: "public" }));

// The limit for a good page of Web Vitals. On a busy machine fonts and pictures move a little; the bench asks for 0.02.
const MAX_SHIFT = 0.1;
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

interface Screen {
  path: string;
  /** What the replies of the server add to the page. */
  late: (page: Page) => Locator;
  /** Whether the page is complete enough for a shopper to scroll to its end before the replies arrive. */
  canScrollEarly?: true;
}

const filters = (page: Page) => page.locator('aside[aria-label="Filters"] fieldset').last();
const room = (page: Page) => page.getByRole("region", { name: "Shop the room" });
const country = (page: Page) => page.getByRole("button", { name: "Change country" });
const sample = (page: Page) => page.getByRole("button", { name: /^Get a free sample/ });
const cartLine = (page: Page) => page.getByRole("button", { name: /^Increase quantity of/ }).last();
const total = (page: Page) => page.getByRole("button", { name: /^Place Order/ });

const lists: Record<string, Screen> = {
  "home page": { path: "/", late: room, canScrollEarly: true },
  list: { path: "/products", late: filters, canScrollEarly: true },
  category: { path: "/products/livingroom", late: filters, canScrollEarly: true },
  "longest room": { path: "/products/other", late: filters, canScrollEarly: true },
  kind: { path: "/products?kind=sofas", late: filters, canScrollEarly: true },
};

/** Records the layout shifts of each page, and remembers a country as a returning shopper has chosen it. */
async function recordShifts(context: ReturnType<Page["context"]>): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem("delivery-country", "NO");
    const seen = { shift: 0 };
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, {
      readShift: () => {
        add(observer.takeRecords());
        return seen.shift;
      },
    });
  });
}

/** Holds back all replies with data until `release` is called. */
async function holdReplies(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/:\d+\/(?:api|rooms)\//, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));

/** The shift of a page whose data arrives late, at its beginning or after the shopper has scrolled to its end. */
async function measureShift(page: Page, { path, late }: Screen, { atEnd = false } = {}): Promise<number> {
  const calls = watchCalls(page);
  const release = await holdReplies(page);
  await page.goto(path);
  if (atEnd) await scrollToEnd(page);
  return measureRest(page, { late, release, calls });
}

async function measureRest(
  page: Page,
  {
    late,
    release,
    calls,
  }: Pick<Screen, "late"> & { release: () => void; calls: ReturnType<typeof watchCalls> },
): Promise<number> {
  // Painted without the replies.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  release();
  await expect(late(page)).toBeAttached();
  await calls.untilDone();
  await scrollToEnd(page);
  await calls.untilDone();
  return page.evaluate(() => (Reflect.get(window, "readShift") as () => number)());
}

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test("what arrives late moves nothing", { tag: "@long" }, async ({ context, request }) => {
      test.setTimeout(360_000);
      await recordShifts(context);
      const { id } = await findProduct(request, "Alder Three-Seat Sofa");
      const product: Screen = { path: `/products/details/${id}`, late: sample, canScrollEarly: true };
      const screens: Record<string, Screen> = {
        ...lists,
        "product page": product,
        cart: { path: "/cart", late: cartLine },
        checkout: { path: "/checkout", late: total },
      };
      const [first, second] = await findProducts(request, "limit=2");
      const shifts: Record<string, number> = {};
      for (const [name, screen] of Object.entries(screens)) {
        for (const atEnd of screen.canScrollEarly ? [false, true] : [false]) {
          const page = await context.newPage();
          if (["cart", "checkout"].includes(name) && first && second) {
            await page.goto("/about-us");
            await fillCart(page, [
              { product: first, quantity: 1 },
              { product: second, quantity: 1 },
            ]);
          }
          shifts[atEnd ? `${name}, scrolled to its end at once` : name] = await measureShift(page, screen, {
            atEnd,
          });
          await page.close();
        }
      }

      const page = await context.newPage();
      await page.goto(product.path);
      await page.getByRole("button", { name: "ADD TO CART" }).first().scrollIntoViewIfNeeded();
      await expect(sample(page)).toBeVisible();
      const calls = watchCalls(page);
      const release = await holdReplies(page);
      await page.reload();
      shifts["product page, reloaded at its button"] = await measureRest(page, {
        late: country,
        release,
        calls,
      });

      const tooLarge = Object.entries(shifts).filter(([, shift]) => !(shift <= MAX_SHIFT));
      expect(tooLarge).toEqual([]);
    });
  });
}
