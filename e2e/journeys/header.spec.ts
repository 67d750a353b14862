import { signIn } from "../support/accounts";
import { fillCart, findProducts } from "../support/cart";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

test("the header links to home, products, services, about and contact [A01 A03]", async ({ page }) => {
  await page.goto("/services");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Larkwood" })).toHaveAttribute("href", "/");
  const nav = header.getByRole("navigation", { name: "Main" });
  for (const path of ["/products", "/services", "/about-us", "/contact-us"]) {
    await expect(nav.locator(`a[href="${path}"]`)).toBeVisible();
  }
});

test("Dashboard, Cart and Sign In entries show at 767 px and are hidden at 768 px [A04]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto("/services");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  for (const name of ["Dashboard", "Cart", "Sign In"]) {
    await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  for (const name of ["Dashboard", "Cart", "Sign In"]) {
    await expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toBeHidden();
  }
});

test("the search icon turns the header into a search bar that opens the results [A06 A07]", async ({
  page,
}) => {
  await signIn(page, "user");
  await page.goto("/services");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const input = page.getByRole("searchbox", { name: "Search products" });
  await expect(input).toBeFocused();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Close search" }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();

  await page.getByRole("button", { name: "Search", exact: true }).click();
  await input.fill("oak & linen");
  await page.getByRole("button", { name: "Submit search" }).click();
  await expect(page).toHaveURL(/\/products\?search=oak%20%26%20linen$/);
});

test("signed out, the profile panel links to the sign-in [A09]", async ({ page }) => {
  await page.goto("/services");
  await page.getByRole("button", { name: "Profile" }).click();
  const panel = page.getByRole("dialog", { name: "Profile" });
  await expectNoAxeViolations(page);
  await panel.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test("signed in, the profile panel links to account and settings, and signing out opens the home page [A08]", async ({
  page,
}) => {
  await signIn(page, "user");
  await page.goto("/dashboard");
  const profile = page.getByRole("button", { name: "Profile" });
  const panel = page.getByRole("dialog", { name: "Profile" });
  await profile.click();
  await expectNoAxeViolations(page);
  await expect(panel.getByRole("link", { name: "Your Profile" })).toHaveAttribute("href", "/dashboard");
  await panel.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(panel).toBeHidden();
  await profile.click();
  await panel.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await profile.click();
  await expect(panel.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("an empty cart shows a message and a link to the products, without a badge [A11 A12]", async ({
  page,
}) => {
  await signIn(page, "user");
  await page.goto("/services");
  await expect(page.getByTestId("cart-badge")).toBeHidden();
  await page.getByRole("button", { name: "Cart" }).click();
  const popover = page.getByRole("dialog", { name: "Cart" });
  await expect(popover.getByText("Shopping Cart")).toBeVisible();
  await expect(popover.getByText("You have no item in your cart.")).toBeVisible();
  await popover.getByRole("link", { name: "PRODUCTS" }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test("the cart popover shows lines, totals and links to cart and checkout [A10 A12 A14 A15 A16]", async ({
  page,
  request,
}) => {
  const consoleErrors = watchConsole(page);
  const products = await findProducts(request, "limit=6");
  await signIn(page, "user");
  await fillCart(
    page,
    products.map((product) => ({ product, quantity: 2 })),
  );
  await page.goto("/services");
  await expect(page.getByTestId("cart-badge")).toHaveText("12");

  await page.getByRole("button", { name: /^Cart/ }).click();
  const popover = page.getByRole("dialog", { name: /^Cart/ });
  await expect(popover.getByText("12 item(s) in your shopping cart.")).toBeVisible();
  const [first] = products;
  if (!first) throw new Error("the demo shop has products");
  const line = popover.getByRole("listitem").filter({ hasText: first.name });
  await expect(line).toContainText(`$${(first.price * 2).toFixed(2)}`);
  expect((await popover.boundingBox())?.width).toBe(333);
  const list = popover.getByRole("list");
  expect((await list.boundingBox())?.height).toBe(240);
  expect(await list.evaluate((element) => element.scrollHeight)).toBeGreaterThan(240);
  await expectNoAxeViolations(page);

  await popover.getByRole("link", { name: "TO SHOPPING CART" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole("button", { name: /^Cart/ }).click();
  await popover.getByRole("link", { name: "TO CHECKOUT" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  consoleErrors.expectNone();
});

test("the popover hides the cart from visitors who are not signed in [A13]", async ({ page, request }) => {
  const [product] = await findProducts(request);
  if (!product) throw new Error("the demo shop has products");
  await page.goto("/services");
  await fillCart(page, [{ product, quantity: 1 }]);
  await page.goto("/services");
  await page.getByRole("button", { name: /^Cart/ }).click();
  const popover = page.getByRole("dialog", { name: /^Cart/ });
  await expect(popover.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(popover.getByText(product.name)).toBeHidden();
  await expect(popover.getByText(/item\(s\) in your|no item in your/)).toBeHidden();
  await expect(popover.getByRole("link", { name: "TO CHECKOUT" })).toBeHidden();
});

test("a popover toggles by click and closes by Escape, by a click outside or when another one opens", async ({
  page,
}) => {
  await page.goto("/services");
  const profile = page.getByRole("button", { name: "Profile" });
  const panel = page.getByRole("dialog", { name: "Profile" });
  await profile.click();
  await expect(panel).toBeVisible();
  await expect(profile).toHaveAttribute("aria-expanded", "true");
  await profile.click();
  await expect(panel).toBeHidden();
  await profile.click();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await profile.click();
  await page.mouse.click(300, 600);
  await expect(panel).toBeHidden();
  await profile.click();
  await page.getByRole("button", { name: "Cart" }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Cart" })).toBeVisible();
});
