import { press, tabTo } from "../support/keyboard";
import { demoAccounts } from "../support/sessions";
import { expect, test } from "../support/test";

test("a whole visit works with the keyboard only: sign in, search, add, cart, checkout, account", {
  tag: "@long",
}, async ({ page }) => {
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

  await press(page, page.getByRole("link", { name: "Skip filters" }));
  await expect(page).toHaveURL(/#results$/);
  await press(page, page.getByRole("main").locator('a[href^="/products/details/"]').first());
  await expect(page).toHaveURL(/\/products\/details\//);
  await press(page, page.getByRole("button", { name: "ADD TO CART" }));
  const added = page.getByRole("dialog").filter({
    hasText: "The product has been successfully added to your cart.",
  });
  await press(page, added.getByRole("link", { name: "CHECKOUT" }));
  await expect(page).toHaveURL(/\/cart$/);

  await press(page, page.getByRole("button", { name: /^Increase quantity of/ }));
  await expect(page.getByTestId("cart-badge")).toHaveText("2");
  await press(page, page.getByRole("complementary").getByRole("link", { name: "CHECKOUT" }));
  await expect(page).toHaveURL(/\/checkout$/);
  await press(page, page.getByRole("button", { name: /^Place Order/ }));
  await expect(page.getByText("Invalid payment method.")).toBeVisible();

  await press(page, header.getByRole("button", { name: "Profile" }), "Enter", "Shift+Tab");
  await press(page, page.getByRole("link", { name: "Your Profile" }).first());
  await expect(page).toHaveURL(/\/dashboard$/);
  await press(page, page.getByRole("link", { name: "Address" }));
  await tabTo(page, page.locator("input[name=firstName]"));
  await press(page, header.getByRole("button", { name: "Profile" }), "Enter", "Shift+Tab");
  await press(page, page.getByRole("button", { name: "Sign out" }));
  await expect(page).toHaveURL("/");
});
