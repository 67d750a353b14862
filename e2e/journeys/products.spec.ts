import { CAROUSEL } from "@larkwood/contract";
import { signIn } from "../support/accounts";
import { watchConsole } from "../support/checks";
import { expect, type Page, test } from "../support/test";
import { recordTransitions } from "../support/transitions";

const grid = (page: Page) => page.getByRole("list", { name: "Products" });
const cards = (page: Page) => grid(page).getByRole("listitem");
const cardOf = (page: Page, name: string) => cards(page).filter({ has: page.getByRole("link", { name }) });
const select = (page: Page, name: string) => page.getByRole("main").locator(`select[name=${name}]`);

test.beforeEach(async ({ page }) => {
  await signIn(page, "user");
});

test("the list has a moving banner, a category select and two, three or four columns [P02 P03 P04 P08]", async ({
  page,
}) => {
  await page.goto("/products");

  await test.step("the banner is titled Products and moves vertically in 600 ms with parallax", async () => {
    const banner = page.getByRole("region", { name: "Products" });
    await expect(banner.getByRole("heading", { level: 1 })).toHaveText("Products");
    const second = banner.getByRole("button", { name: "Show image 2" });
    await expect(second).toBeEnabled();
    const stage = page.getByTestId("banner");
    expect((await stage.boundingBox())?.height).toBe(CAROUSEL.banner.height);
    const wrapper = stage.locator(".swiper-wrapper");
    const transitions = await recordTransitions(wrapper);
    await second.click();
    await expect(wrapper).toHaveCSS("transform", `matrix(1, 0, 0, 1, 0, -${CAROUSEL.banner.height})`);
    expect(await transitions()).toContain("600ms");
    const parallax = stage.locator("[data-swiper-parallax-y]").first();
    await expect(parallax).not.toHaveCSS("transform", "matrix(1, 0, 0, 1, 0, 0)");
  });

  await test.step("the grid has two, three or four columns, depending on the width", async () => {
    await expect(cards(page).first()).toBeVisible();
    for (const [width, columns] of [
      [375, 2],
      [768, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(grid(page)).toHaveCSS("grid-template-columns", new RegExp(`^(\\S+ ?){${columns}}$`));
    }
  });

  await test.step("the category select has the specified values and keeps the search", async () => {
    await page.goto("/products?search=oak");
    const options = select(page, "category").locator("option");
    await expect(options).toHaveText([
      "All Categories",
      "Living Room",
      "Bedroom",
      "Dining Room",
      "Kitchen",
      "Work Place",
      "Outdoor",
      "Other",
    ]);
    const values = await options.evaluateAll((all) => all.map((option) => option.getAttribute("value")));
    expect(values).toEqual([
      "",
      "livingroom",
      "bedroom",
      "dining",
      "kitchen",
      "workplace",
      "outdoor",
      "other",
    ]);
    await select(page, "category").selectOption("dining");
    await expect(page).toHaveURL(/\/products\/dining\?search=oak$/);
    await expect(cards(page).first().getByText("Dining Room")).toBeVisible();
  });

  await test.step("the footer opens each category, with its name as heading and window title", async () => {
    for (const name of ["Living Room", "Bedroom", "Kitchen", "Work Place", "Outdoor", "Dining Room"]) {
      await page.getByRole("contentinfo").getByRole("link", { name }).click();
      await expect(select(page, "category").locator("option:checked")).toHaveText(name);
      await expect(cards(page).first().getByText(name, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole("heading", { level: 2, name: "Dining Room" })).toBeVisible();
    await expect(page).toHaveTitle("Dining Room · Larkwood");
    await expect(page.getByTestId("banner")).toBeVisible();
  });
});

test("a card shows its product, and the list can be searched and sorted [P05 P07 P12 P13]", async ({
  page,
}) => {
  const consoleErrors = watchConsole(page);
  await page.goto("/products/livingroom");

  await test.step("a card shows image, name, category and price", async () => {
    const card = cardOf(page, "Wren Lounge Chair");
    await expect(card.getByRole("img")).toHaveAttribute("srcset", /_640\.webp 640w/);
    await expect(card.getByText("Living Room")).toBeVisible();
    await expect(card.getByText("$640.00")).toBeVisible();
  });

  await test.step("a card mentions stock only if it is low or empty", async () => {
    const soldOut = cardOf(page, "Hollis Leather Armchair").getByText("Out of Stock");
    await expect(soldOut).toHaveAttribute("data-tone", "red");
    const low = cardOf(page, "Fjord Chaise Sofa").getByText("3 in Stock");
    await expect(low).toHaveAttribute("data-tone", "orange");
    await expect(cardOf(page, "Lumen Floor Lamp").getByText("in Stock")).toHaveCount(0);
  });

  await test.step("the list can be sorted and limited to products in stock", async () => {
    await select(page, "sort").selectOption("price");
    await expect(page).toHaveURL(/sort=price/);
    await expect(cards(page).first().getByRole("link")).toHaveText("Lumen Floor Lamp");
    await select(page, "sort").selectOption("-price");
    await expect(cards(page).first().getByRole("link")).toHaveText("Fjord Chaise Sofa");
    await page.getByRole("checkbox", { name: "In stock only" }).check();
    await expect(page.getByRole("link", { name: "Hollis Leather Armchair" })).toHaveCount(0);
    await expect(page).toHaveURL(/inStock=true/);
  });

  await test.step("an empty result shows a message and a link to all products", async () => {
    await page.goto("/products?search=xylophonequartz");
    await expect(page.getByText("Nothing found for “xylophonequartz”")).toBeVisible();
    await page.getByRole("link", { name: "Show all products" }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  await test.step("search words filter the list, are shown and can be removed", async () => {
    await page.goto("/products?search=lounge%20chair");
    await expect(cards(page).first().getByRole("link")).toHaveText("Wren Lounge Chair");
    await page.getByRole("button", { name: "Remove the search words lounge chair" }).click();
    await expect(page).toHaveURL(/\/products$/);
    await expect(page.getByRole("main").getByText(/^\d+ products?$/)).toHaveText(
      /^([6-9]\d|\d{3}) products$/,
    );
  });

  await test.step("a card links to its page", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Living Room" }).click();
    await cardOf(page, "Wren Lounge Chair").getByRole("link").click();
    await expect(page).toHaveURL(/\/products\/details\/[0-9a-f]{24}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wren Lounge Chair");
  });
  consoleErrors.expectNone();
});

test("a card shows the number of fabrics, and a second image on hover and focus", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/products/livingroom");
  const card = cardOf(page, "Alder Three-Seat Sofa");
  await expect(card.getByText("In 4 fabrics")).toBeAttached();
  await expect(card.locator("img")).toHaveCount(1);
  // Repeat the hover until the scripts have loaded.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await card.hover();
    await expect(card.locator("img")).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  const second = card.locator("img").nth(1);
  await expect(second).toHaveCSS("opacity", "1");
  await expect(card.getByRole("img")).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(second).toHaveCSS("opacity", "0");
  await card.getByRole("link").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(card.getByRole("link")).toBeFocused();
  await expect(second).toHaveCSS("opacity", "1");
});

test("load more moves the focus to the new products, and going back keeps pages and scroll position", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/products");
  await expect(cards(page)).toHaveCount(24);
  const more = page.getByRole("button", { name: "Load more" });
  // The number of pages varies, because other tests add products.
  let shown = 0;
  while (await more.isVisible()) {
    shown += 24;
    await more.press("Enter");
    await expect(cards(page).nth(shown).getByRole("link")).toBeFocused();
  }
  expect(shown).toBeGreaterThanOrEqual(72);
  const count = await cards(page).count();
  expect(count).toBeLessThanOrEqual(shown + 24);

  const far = cards(page).nth(40).getByRole("link");
  const name = await far.textContent();
  await far.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await page.goBack();
  await expect(cards(page)).toHaveCount(count);
  await expect(far).toBeInViewport();
});

test("the prices of a row are aligned, however long the names are", { tag: "@long" }, async ({ page }) => {
  await page.goto("/products");
  await expect(cards(page)).toHaveCount(24);
  const unevenRows = () =>
    cards(page).evaluateAll((items) => {
      const rows = new Map<number, Set<number>>();
      for (const item of items) {
        const price = [...item.querySelectorAll("p")].find(({ textContent }) => textContent?.startsWith("$"));
        const row = Math.round(item.getBoundingClientRect().top);
        const line = Math.round(price?.getBoundingClientRect().top ?? 0);
        rows.set(row, (rows.get(row) ?? new Set()).add(line));
      }
      return [...rows.values()].filter((lines) => lines.size > 1).length;
    });
  for (const width of [375, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(unevenRows, `${width} px`).toBe(0);
  }
});
