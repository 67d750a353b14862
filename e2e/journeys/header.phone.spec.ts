import { signIn } from "../support/accounts";
import { expectNoAxeViolations } from "../support/checks";
import { expect, test } from "../support/test";

test("the hamburger button opens the menu, which closes after a choice [A02]", async ({ page }) => {
  await page.goto("/about-us");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await expectNoAxeViolations(page);
  await menu.getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(menu).toBeHidden();
});

test("signed in, the Sign In entry becomes Sign Out and signs out [A05]", async ({ page }) => {
  await signIn(page, "user");
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByText("Sign In")).toBeHidden();
  await menu.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "accessToken" }));
});

test("the categories follow the specified links and open their products", async ({ page }) => {
  await signIn(page, "user");
  await page.goto("/about-us");
  await page.getByRole("button", { name: "Menu" }).click();
  const categories = page.getByRole("navigation", { name: "Menu" }).getByRole("list", { name: "Rooms" });
  await expect(categories.getByRole("link")).toHaveText([
    "Living Room",
    "Bedroom",
    "Dining Room",
    "Kitchen",
    "Work Place",
    "Outdoor",
  ]);
  await expectNoAxeViolations(page);
  await categories.getByRole("link", { name: "Kitchen" }).click();
  await expect(page).toHaveURL("/products/kitchen");
  await expect(categories).toBeHidden();
});
