import { signIn } from "../support/accounts";
import { watchConsole } from "../support/checks";
import { expect, type Page, test } from "../support/test";

const cards = (page: Page) => page.getByRole("list", { name: "Products" }).getByRole("listitem");
const panel = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const chip = (page: Page, text: string) =>
  page.getByRole("button", { name: `Remove the filter ${text}`, exact: true });

test("filters work by keyboard and are kept after opening a product and going back", async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await signIn(page, "user");
  await page.goto("/products/livingroom");
  const green = panel(page).getByRole("checkbox", { name: /^Green/ });
  await green.press("Space");
  await expect(chip(page, "Green")).toBeVisible();
  await expect(green).toBeChecked();
  const width = panel(page).getByRole("textbox", { name: "To Width in cm" });
  await width.fill("210");
  await width.press("Enter");
  await expect(chip(page, "Width: up to 210 cm")).toBeVisible();
  const two = cards(page).getByRole("link", { name: "Alder Two-Seat Sofa" });
  await expect(cards(page).getByRole("link", { name: "Alder Three-Seat Sofa" })).toHaveCount(0);
  await expect(two).toBeVisible();

  await two.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alder Two-Seat Sofa");
  await expect(page.getByRole("row", { name: "Width 160 cm" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/attributes=colour%3Agreen%3Bwidth%3A\.\.210$/);
  await expect(chip(page, "Green")).toBeVisible();
  await chip(page, "Width: up to 210 cm").press("Enter");
  await expect(cards(page).getByRole("link", { name: "Alder Three-Seat Sofa" })).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).press("Enter");
  await expect(page).toHaveURL(/\/products\/livingroom$/);
  consoleErrors.expectNone();
});

test("invalid numbers are not sent, and invalid filters in the URL are ignored", { tag: "@long" }, async ({
  page,
}) => {
  await signIn(page, "user");
  await page.goto("/products/livingroom?attributes=width%3ANaN..2&fits=0x0x0");
  await expect(cards(page).first()).toBeVisible();
  const show = panel(page).getByRole("button", { name: "Show what fits" });
  for (const side of ["Width, cm", "Depth, cm"])
    await panel(page).getByRole("textbox", { name: side }).fill("220");
  await panel(page).getByRole("textbox", { name: "Height, cm" }).fill("100000");
  await expect(show).toBeDisabled();
  await panel(page).getByRole("textbox", { name: "Height, cm" }).fill("90");
  await show.click();
  await expect(chip(page, "Fits 220 × 220 × 90 cm")).toBeVisible();
  await expect(cards(page).getByRole("link", { name: "Alder Three-Seat Sofa" })).toBeVisible();
});

test("filter values stay in place when a choice leaves no products for them", { tag: "@long" }, async ({
  page,
}) => {
  await signIn(page, "user");
  await page.goto("/products/livingroom");
  const green = panel(page).getByRole("checkbox", { name: /^Green/ });
  const position = () => green.evaluate((box) => box.getBoundingClientRect().y + window.scrollY);
  await expect(green).toBeVisible();
  const before = await position();
  const material = panel(page).getByRole("group", { name: "Material" });
  const wool = material.getByRole("checkbox", { name: /^Wool/ });
  await expect(wool).toBeVisible();
  await panel(page).getByRole("group", { name: "Seats" }).getByRole("checkbox", { name: /^1\b/ }).check();
  await expect(chip(page, "Seats: 1")).toBeVisible();
  await expect(material.getByRole("checkbox", { name: /\(0\)$/ }).first()).toBeDisabled();
  expect(await position()).toBe(before);

  // Another category has other values, without wool.
  await page.getByRole("combobox", { name: "Category" }).selectOption("kitchen");
  await expect(page).toHaveURL(/\/products\/kitchen/);
  await chip(page, "Seats: 1").click();
  await expect(page).toHaveURL(/\/products\/kitchen$/);
  await expect(wool).toHaveCount(0);
});

test("choices made in quick succession with different controls are all kept", { tag: "@long" }, async ({
  page,
}) => {
  await signIn(page, "user");
  await page.goto("/products/livingroom?attributes=seats%3A1");
  const category = page.getByRole("combobox", { name: "Category" });
  await expect(chip(page, "Seats: 1")).toBeVisible();
  await expect(panel(page).getByRole("checkbox", { name: /^Green/ })).toBeVisible();
  // Faster than the URL can change: each choice follows after one microtask.
  await page.evaluate(async () => {
    const select = document.querySelector<HTMLSelectElement>("select[name=category]");
    const boxes = document.querySelectorAll<HTMLInputElement>("aside input[name=onSale]");
    const [remove] = document.querySelectorAll<HTMLElement>("[aria-label='Remove the filter Seats: 1']");
    if (!select || !boxes[0] || !remove) throw new Error("A filter is missing");
    select.value = "kitchen";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await null;
    boxes[0].click();
    await null;
    remove.click();
  });
  await expect(page).toHaveURL(/\/products\/kitchen\?onSale=true$/);
  await expect(category).toHaveValue("kitchen");
  await expect(chip(page, "On sale")).toBeVisible();
  await expect(chip(page, "Seats: 1")).toHaveCount(0);
  // One history entry, not three.
  await page.goBack();
  await expect(page).toHaveURL(/\/products\/livingroom\?attributes=seats%3A1$/);
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a filter far down the panel shows its results, even if they are few", { tag: "@long" }, async ({
    page,
  }) => {
    await signIn(page, "user");
    await page.goto("/products");
    await panel(page).getByRole("checkbox", { name: /^6/ }).check();
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toBeInViewport();
  });
});
