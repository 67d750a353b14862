import { signIn } from "../support/accounts";
import { watchConsole } from "../support/checks";
import { expect, type Page, test } from "../support/test";

const field = (page: Page) => page.getByLabel("Search products");
const list = (page: Page) => page.getByRole("listbox", { name: "Suggested products" });

async function openSearch(page: Page): Promise<void> {
  await page.goto("/services");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(field(page)).toBeFocused();
}

test("suggestions with images appear from the third letter and open the product", {
  tag: "@phone",
}, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await openSearch(page);
  await field(page).pressSequentially("so");
  await expect(list(page)).toBeHidden();
  await field(page).pressSequentially("fa");
  await expect(list(page).getByRole("option")).toHaveCount(5);
  const first = list(page).getByRole("option").first();
  await expect(first).toContainText("Alder Three-Seat Sofa");
  await expect(first.locator("img")).toHaveJSProperty("complete", true);
  await expect(page.getByRole("status").filter({ hasText: "4 suggestions" })).toBeAttached();
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alder Three-Seat Sofa");
  await expect(field(page)).toBeHidden();
  consoleErrors.expectNone();
});

test("the keyboard selects suggestions, and Escape first closes the list, then the search", {
  tag: "@long",
}, async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type("lamp");
  await expect(list(page)).toBeVisible();
  await expect(field(page)).toHaveRole("combobox");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const second = list(page).getByRole("option").nth(1);
  await expect(second).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await second.getAttribute("id")) ?? "");
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue("lamp");
  await expect(field(page)).toHaveRole("searchbox");
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeHidden();

  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.keyboard.type("lamp");
  await expect(list(page)).toBeVisible();
  // The browser may fire the toggle event late; the input must be kept.
  const opened = { oldState: "closed", newState: "open" };
  await page.getByRole("search").dispatchEvent("toggle", opened);
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(list(page).getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  const name =
    (await list(page)
      .getByRole("option", { selected: true })
      .locator("span")
      .first()
      .locator("span")
      .first()
      .textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("Enter without a selection searches, also while suggestions are shown", { tag: "@long" }, async ({
  page,
}) => {
  await signIn(page, "user");
  await openSearch(page);
  await page.keyboard.type("couch");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\?search=couch$/);
  await expect(page.getByRole("main").getByText(/^\d+ products$/)).toBeVisible();
});

test("partial matches are announced and are of the searched kind", { tag: "@long" }, async ({ page }) => {
  await signIn(page, "user");
  await page.goto("/products?search=leather%20sofa");
  const notes = page.getByRole("status").filter({ hasText: "No exact matches." });
  await expect(notes).toHaveText("No exact matches. Here are the closest results without “leather”.");
  const names = page.getByRole("list", { name: "Products" }).getByRole("heading", { level: 3 });
  await expect(names).toHaveCount(4);
  for (const name of await names.allTextContents()) expect(name).toMatch(/Sofa$/);
  await page.goto("/products?search=sofa");
  await expect(names.first()).toBeVisible();
  await expect(page.getByText("No exact matches.")).toBeHidden();
});

test("categories and collections are suggested and linked from the results", { tag: "@long" }, async ({
  page,
}) => {
  await signIn(page, "user");
  await openSearch(page);
  await page.keyboard.type("bedroom");
  await expect(list(page).getByRole("option").first()).toHaveText("BedroomCategory");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\/bedroom$/);

  await page.goto("/products?search=gifts%20under%2050");
  await expect(page.getByRole("status").filter({ hasText: "Prices up to $50" })).toBeVisible();
  const names = page.getByRole("list", { name: "Products" }).getByRole("heading", { level: 3 });
  // Other tests add cheap chairs, which are in the collection too.
  await expect(names.filter({ hasNotText: "Journey chair" })).toHaveText(["Glow Scented Candle Set"]);
  const links = page.getByRole("navigation", { name: "Categories and collections" });
  await links.getByRole("link", { name: "Gifts under $100" }).click();
  await expect(page).toHaveURL(/\/products\?collection=under-100$/);
  await expect(page.getByRole("heading", { name: "Gifts under $100" })).toBeVisible();
});
