import { expectNoAxeViolations } from "../support/checks";
import { press } from "../support/keyboard";
import { openOwnShop } from "../support/own-shop";
import { expect, type Page, test } from "../support/test";

test.describe.configure({ mode: "default" });
openOwnShop("browsing", () => ({
  SHOP_CATALOGUE: "public",
  SHOP_PAYMENT_METHODS: "bank_transfer",
}));

const cards = (page: Page) => page.getByRole("list", { name: "Products" }).getByRole("listitem");

/** Expects that the pictures of the first row are in the window. */
async function expectFirstRowInSight(page: Page): Promise<void> {
  const picture = cards(page).first().getByRole("img").first();
  await expect(picture).toBeInViewport({ ratio: 1 });
}

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a shopper opens a kind of furniture from the menu, by keyboard, and limits it to a room", {
    tag: "@long",
  }, async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("dialog", { name: "Rooms and kinds" });
    await press(page, page.getByRole("button", { name: "Rooms and kinds" }));
    await expectNoAxeViolations(page);
    await expect(menu.getByRole("list", { name: "Rooms" }).getByRole("link")).toHaveCount(6);
    await press(page, menu.getByRole("link", { name: "Sofas" }));
    await expect(page).toHaveURL(/\/products\?kind=sofas$/);
    await expect(page).toHaveTitle(/^Sofas/);
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Sofas" })).toBeVisible();
    await expect(cards(page)).toHaveCount(4);
    await expectFirstRowInSight(page);
    await expectNoAxeViolations(page);

    await page.getByLabel("Category").selectOption("outdoor");
    await expect(page).toHaveURL("/products/outdoor?kind=sofas");
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("checkbox", { name: /^Loungers/ }).check();
    await expect(page).toHaveURL("/products/outdoor?kind=sofas%2Cloungers");
    await expect(cards(page)).toHaveCount(3);
    await cards(page)
      .getByRole("link", { name: /Cove Teak Outdoor Sofa/ })
      .first()
      .click();
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await trail.getByRole("link", { name: "Sofas" }).click();
    await expect(page).toHaveURL(/\/products\?kind=sofas$/);
  });

  test("the first row is in sight after a search and with a filter", { tag: "@long" }, async ({ page }) => {
    for (const query of ["search=oak", "inStock=true", "collection=oak", "kind=lamps"]) {
      await page.goto(`/products?${query}`);
      await expectFirstRowInSight(page);
    }
  });
});

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("menu, words and products of a kind are there, and its canonical address", { tag: "@long" }, async ({
    page,
    request,
  }) => {
    await page.goto("/products?kind=lamps");
    await page.getByRole("button", { name: "Rooms and kinds" }).click();
    await page.getByRole("dialog", { name: "Rooms and kinds" }).getByRole("link", { name: "Beds" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Beds" })).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/products\?kind=beds$/);
    expect((await (await request.get("/products?kind=nothing-like-it")).text()).includes("Beds</h2>")).toBe(
      false,
    );
  });
});

test.describe("on a phone, by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a shopper finds a kind in the tree of the menu", { tag: "@long" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).tap();
    const menu = page.getByRole("navigation", { name: "Menu" });
    const kinds = menu.getByRole("list", { name: "Kinds" });
    await expect(kinds).toBeHidden();
    await menu.getByText("Kinds", { exact: true }).tap();
    await expectNoAxeViolations(page);
    await kinds.getByRole("link", { name: "Dining tables" }).tap();
    await expect(page.getByRole("heading", { level: 2, name: "Dining tables" })).toBeVisible();
    await expectFirstRowInSight(page);
    await expectNoAxeViolations(page);
    for (const query of ["search=oak", "inStock=true"]) {
      await page.goto(`/products?${query}`);
      await expectFirstRowInSight(page);
    }
  });
});
