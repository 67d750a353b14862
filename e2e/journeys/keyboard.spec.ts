import { demoAccounts } from "../support/sessions";
import { expect, type Locator, type Page, test } from "../support/test";

/** Presses Tab until the focus stands on the target, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, presses = 60): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < presses; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${presses} presses of Tab do not reach ${target}`);
}

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  const outline = await target.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline, "focus is visible").not.toBe("none");
  await page.keyboard.press(key);
}

test("a whole visit works by keyboard alone: sign in, search, add, cart, checkout, account", async ({
  page,
}) => {
  test.slow();
  await page.goto("/about-us");
  const header = page.getByRole("banner");

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();

  await press(page, header.getByRole("button", { name: "Profile" }));
  await press(page, page.getByRole("dialog", { name: "Profile" }).getByRole("link", { name: "Sign In" }));
  await expect(page).toHaveURL(/\/signin$/);
  await tabTo(page, page.locator("input[name=email]"));
  await page.keyboard.type(demoAccounts.user.email);
  await tabTo(page, page.locator("input[name=password]"));
  await page.keyboard.type(demoAccounts.user.password);
  await press(page, page.getByRole("checkbox", { name: "Remember me" }), "Space");
  await press(page, page.getByRole("button", { name: "Sign In" }));
  await expect(page).toHaveURL("/");

  await press(page, header.getByRole("button", { name: "Search", exact: true }));
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("sofa");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\?search=sofa$/);

  await press(page, page.getByRole("main").locator('a[href^="/products/details/"]').first());
  await expect(page).toHaveURL(/\/products\/details\//);
  await press(page, page.getByRole("button", { name: "ADD TO CART" }));
  const added = page.getByRole("dialog").filter({
    hasText: "The product has been successfully added to your cart.",
  });
  await press(page, added.getByRole("link", { name: "CHECKOUT" }));
  await expect(page).toHaveURL(/\/cart$/);

  await press(page, page.getByRole("button", { name: /^One more of/ }));
  await expect(page.getByTestId("cart-badge")).toHaveText("2");
  await press(page, page.getByRole("complementary").getByRole("link", { name: "CHECKOUT" }));
  await expect(page).toHaveURL(/\/checkout$/);
  await press(page, page.getByRole("button", { name: /^Place Order/ }));
  await expect(page.getByText("Invalid payment method.")).toBeVisible();

  await press(page, header.getByRole("button", { name: "Profile" }));
  await press(page, page.getByRole("link", { name: "Your Profile" }).first());
  await expect(page).toHaveURL(/\/dashboard$/);
  await press(page, page.getByRole("link", { name: "Address" }));
  await tabTo(page, page.locator("input[name=firstName]"));
  await press(page, header.getByRole("button", { name: "Profile" }));
  await press(page, page.getByRole("button", { name: "Sign out" }));
  await expect(page).toHaveURL("/");
});
