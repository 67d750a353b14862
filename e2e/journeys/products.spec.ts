import { CAROUSEL, consoleTexts } from "@larkwood/contract";
import { signIn } from "../support/accounts";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { expect, type Page, test } from "../support/test";

const grid = (page: Page) => page.getByRole("list", { name: "Products" });
const cards = (page: Page) => grid(page).getByRole("listitem");
const select = (page: Page, name: string) => page.getByRole("main").locator(`select[name=${name}]`);

test("visitors without a token are redirected to sign in, with and without scripts [P01]", async ({
  page,
  request,
}) => {
  const reply = await request.get("/products", { maxRedirects: 0 });
  expect(reply.status()).toBe(302);
  expect(reply.headers().location).toBe("/signin");
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Products" }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test.describe("signed in", () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, "user");
  });

  test("the banner is titled Products and moves vertically in 600 ms with parallax [P02]", async ({
    page,
  }) => {
    await page.goto("/products");
    const banner = page.getByRole("region", { name: "Products" });
    await expect(banner.getByRole("heading", { level: 1 })).toHaveText("Products");
    const second = banner.getByRole("button", { name: "Show image 2" });
    await expect(second).toBeEnabled();
    const stage = page.getByTestId("banner");
    expect((await stage.boundingBox())?.height).toBe(CAROUSEL.banner.height);
    await second.click();
    const wrapper = stage.locator(".swiper-wrapper");
    await expect(wrapper).toHaveCSS("transition-duration", "0.6s");
    await expect(wrapper).toHaveCSS("transform", `matrix(1, 0, 0, 1, 0, -${CAROUSEL.banner.height})`);
    const parallax = stage.locator("[data-swiper-parallax-y]").first();
    await expect(parallax).not.toHaveCSS("transform", "matrix(1, 0, 0, 1, 0, 0)");
  });

  test("the category select has the specified values and matches the path [P03 P08]", async ({ page }) => {
    test.slow();
    await page.goto("/products?search=oak");
    const category = select(page, "category");
    await expect(category.locator("option")).toHaveText([
      "All Categories",
      "Living Room",
      "Bedroom",
      "Dining Room",
      "Kitchen",
      "Work Place",
      "Outdoor",
      "Other",
    ]);
    const values = await category
      .locator("option")
      .evaluateAll((options) => options.map((o) => o.getAttribute("value")));
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
    await category.selectOption("dining");
    await expect(page).toHaveURL(/\/products\/dining\?search=oak$/);
    await expect(cards(page).first().getByText("Dining Room")).toBeVisible();
    for (const footerLink of ["Living Room", "Bedroom", "Dining Room", "Kitchen", "Work Place", "Outdoor"]) {
      await page.getByRole("contentinfo").getByRole("link", { name: footerLink }).click();
      await expect(category.locator("option:checked")).toHaveText(footerLink);
      await expect(cards(page).first().getByText(footerLink, { exact: true })).toBeVisible();
    }
  });

  test("an unknown category returns 404", async ({ page }) => {
    const reply = await page.goto("/products/garage");
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  });

  test("the grid has two, three or four columns, depending on the width [P04]", async ({ page }) => {
    await page.goto("/products");
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

  test("a card shows image, name, category and price, and links to its page [P05 P12]", async ({ page }) => {
    const consoleErrors = watchConsole(page);
    await page.goto("/products/livingroom");
    const card = cards(page).filter({ has: page.getByRole("link", { name: "Wren Lounge Chair" }) });
    await expect(card.getByRole("img")).toHaveAttribute("srcset", /_640\.webp 640w/);
    await expect(card.getByText("Living Room")).toBeVisible();
    await expect(card.getByText("$640.00")).toBeVisible();
    await expectNoAxeViolations(page);
    await card.getByRole("link").click();
    await expect(page).toHaveURL(/\/products\/details\/[0-9a-f]{24}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wren Lounge Chair");
    consoleErrors.expectNone();
  });

  test("a card shows the number of fabrics, and a second image on hover and focus", async ({ page }) => {
    await page.goto("/products/livingroom");
    const card = cards(page).filter({ has: page.getByRole("link", { name: "Alder Three-Seat Sofa" }) });
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
    await expectNoAxeViolations(page);
    await page.mouse.move(0, 0);
    await expect(second).toHaveCSS("opacity", "0");
    await card.getByRole("link").focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(card.getByRole("link")).toBeFocused();
    await expect(second).toHaveCSS("opacity", "1");
  });

  test("a card mentions stock only if it is low or empty [P13]", async ({ page }) => {
    await page.goto("/products/livingroom");
    const card = (name: string) => cards(page).filter({ has: page.getByRole("link", { name }) });
    await expect(card("Hollis Leather Armchair").getByText("Out of Stock")).toHaveAttribute(
      "data-tone",
      "red",
    );
    await expect(card("Fjord Chaise Sofa").getByText("3 in Stock")).toHaveAttribute("data-tone", "orange");
    await expect(card("Lumen Floor Lamp").getByText("in Stock")).toHaveCount(0);
  });

  test("search words filter the list, are shown and can be removed [P07]", async ({ page }) => {
    await page.goto("/products?search=lounge%20chair");
    await expect(cards(page).first().getByRole("link")).toHaveText("Wren Lounge Chair");
    const all = page.getByRole("main").getByText(/^\d+ products?$/);
    await page.getByRole("button", { name: "Remove the search words lounge chair" }).click();
    await expect(page).toHaveURL(/\/products$/);
    await expect(all).toHaveText(/^[6-9]\d products$/);
  });

  test("an empty result shows a message and a link to all products", async ({ page }) => {
    await page.goto("/products?search=xylophonequartz");
    await expect(page.getByText("Nothing found for “xylophonequartz”")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Show all products" }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test("the list can be sorted and limited to products in stock", async ({ page }) => {
    await page.goto("/products/livingroom");
    await select(page, "sort").selectOption("price");
    await expect(page).toHaveURL(/sort=price/);
    await expect(cards(page).first().getByRole("link")).toHaveText("Lumen Floor Lamp");
    await select(page, "sort").selectOption("-price");
    await expect(cards(page).first().getByRole("link")).toHaveText("Fjord Chaise Sofa");
    await page.getByRole("checkbox", { name: "In stock only" }).check();
    await expect(page.getByRole("link", { name: "Hollis Leather Armchair" })).toHaveCount(0);
    await expect(page).toHaveURL(/inStock=true/);
  });

  test("after opening a product and going back, loaded pages and scroll position are kept", async ({
    page,
  }) => {
    await page.goto("/products");
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole("button", { name: "Load more" }).click();
    await expect(cards(page)).toHaveCount(48);
    const far = cards(page).nth(40).getByRole("link");
    const name = await far.textContent();
    await far.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
    await page.goBack();
    await expect(cards(page)).toHaveCount(48);
    await expect(far).toBeInViewport();
  });

  test("load more moves the focus to the first new product, also on the last page", async ({ page }) => {
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
    expect(await cards(page).count()).toBeLessThanOrEqual(shown + 24);
  });

  test("the prices of a row are aligned, however long the names are", async ({ page }) => {
    for (const width of [375, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/products");
      await expect(cards(page)).toHaveCount(24);
      const uneven = await cards(page).evaluateAll((items) => {
        const rows = new Map<number, Set<number>>();
        for (const item of items) {
          const price = [...item.querySelectorAll("p")].find(({ textContent }) =>
            textContent?.startsWith("$"),
          );
          const row = Math.round(item.getBoundingClientRect().top);
          const line = Math.round(price?.getBoundingClientRect().top ?? 0);
          rows.set(row, (rows.get(row) ?? new Set()).add(line));
        }
        return [...rows.values()].filter((lines) => lines.size > 1).length;
      });
      expect(uneven, `${width} px`).toBe(0);
    }
  });

  test("a failed list ends the spinner, logs the failure and offers a retry without an alert [P06]", async ({
    page,
  }) => {
    await page.goto("/");
    let broken = true;
    await page.route("**/api/products?*", async (route) =>
      broken ? route.fulfill({ status: 400, json: {} }) : route.continue(),
    );
    const logged = page.waitForEvent("console", (message) =>
      message.text().startsWith(consoleTexts.products),
    );
    await page.getByRole("banner").getByRole("link", { name: "Products" }).click();
    await logged;
    await expect(page.getByText("No products to show")).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expectNoAxeViolations(page);
    broken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test("a spinner shows while the list loads [P06]", async ({ page }) => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route("**/api/products?*", async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto("/products");
    await expect(page.getByRole("status").getByText("Loading products")).toBeVisible();
    open();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText("Loading products")).toHaveCount(0);
  });
});
