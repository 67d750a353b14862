import { signIn } from "../support/accounts";
import { expect, type Page, test } from "../support/test";

const firstCard = (page: Page) => page.getByRole("list", { name: "Products" }).getByRole("listitem").first();
const select = (page: Page, name: string) => page.getByRole("main").locator(`select[name=${name}]`);

test("a search and a filter show the first product without scrolling; a category starts with its banner", {
  tag: "@long",
}, async ({ page }) => {
  await signIn(page, "user");
  await page.goto("/services");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.keyboard.type("oak");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=oak$/);
  await expect(firstCard(page).getByRole("img")).toBeInViewport({ ratio: 0.9 });

  await page.goto("/products/dining");
  await expect(page.getByTestId("banner")).toBeInViewport();
  await expect(firstCard(page)).toBeVisible();
  await select(page, "sort").selectOption("price");
  await expect(page).toHaveURL(/sort=price/);
  await expect(firstCard(page).getByRole("img")).toBeInViewport({ ratio: 0.9 });
  await select(page, "category").selectOption("kitchen");
  await expect(page).toHaveURL(/\/products\/kitchen/);
  await expect(firstCard(page).getByText("Kitchen")).toBeInViewport();
});
