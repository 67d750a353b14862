import { signIn } from "../support/accounts";
import { fillCart, findDemoProducts } from "../support/cart";
import { watchConsole } from "../support/checks";
import { expect, type Page, test } from "../support/test";

/** After a navigation the focus moves to the new page. */
const untilArrived = (page: Page) => expect(page.getByRole("main")).toBeFocused();

test("the header of a visitor has links and popovers, and no cart without a sign-in [A01 A03 A04 A09 A13]", async ({
  page,
  request,
}) => {
  const [product] = await findDemoProducts(request, 1);
  if (!product) throw new Error("the demo shop has products");
  await page.goto("/healthz");
  await fillCart(page, [{ product, quantity: 1 }]);
  await page.goto("/services");
  const header = page.getByRole("banner");
  const profile = page.getByRole("button", { name: "Profile" });
  const panel = page.getByRole("dialog", { name: "Profile" });

  await test.step("it links to home, products, services, about and contact", async () => {
    await expect(header.getByRole("link", { name: "Larkwood" })).toHaveAttribute("href", "/");
    const nav = header.getByRole("navigation", { name: "Main" });
    for (const path of ["/products", "/services", "/about-us", "/contact-us"]) {
      await expect(nav.locator(`a[href="${path}"]`)).toBeVisible();
    }
  });

  await test.step("a popover toggles by click and closes by Escape, by a click outside or when another one opens", async () => {
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
    await page.getByRole("button", { name: /^Cart/ }).click();
    await expect(panel).toBeHidden();
  });

  await test.step("the cart popover hides the cart", async () => {
    const popover = page.getByRole("dialog", { name: /^Cart/ });
    await expect(popover.getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(popover.getByText(product.name)).toBeHidden();
    await expect(popover.getByText(/item\(s\) in your|no item in your/)).toBeHidden();
    await expect(popover.getByRole("link", { name: "TO CHECKOUT" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(popover).toBeHidden();
  });

  await test.step("Dashboard, Cart and Sign In entries show at 767 px and are hidden at 768 px", async () => {
    await page.setViewportSize({ width: 767, height: 800 });
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    for (const name of ["Dashboard", "Cart", "Sign In"]) {
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    for (const name of ["Dashboard", "Cart", "Sign In"]) {
      await expect(header.getByRole("link", { name, exact: true })).toBeHidden();
    }
  });

  await test.step("the profile panel links to the sign-in", async () => {
    await profile.click();
    await panel.getByRole("link", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/signin$/);
  });
});

test("the header of a user has search, profile panel and empty cart [A06 A07 A08 A11 A12]", async ({
  page,
}) => {
  await signIn(page, "user");
  await page.goto("/services");

  await test.step("the search icon turns the header into a search bar that opens the results", async () => {
    await page.getByRole("button", { name: "Search", exact: true }).click();
    const input = page.getByRole("searchbox", { name: "Search products" });
    await expect(input).toBeFocused();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await page.getByRole("button", { name: "Close search" }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await input.fill("oak & linen");
    await page.getByRole("button", { name: "Submit search" }).click();
    await expect(page).toHaveURL(/\/products\?search=oak%20%26%20linen$/);
    await untilArrived(page);
  });

  await test.step("an empty cart shows a message and a link to the products, without a badge", async () => {
    await expect(page.getByTestId("cart-badge")).toBeHidden();
    await page.getByRole("button", { name: "Cart" }).click();
    const popover = page.getByRole("dialog", { name: "Cart" });
    await expect(popover.getByText("Shopping Cart")).toBeVisible();
    await expect(popover.getByText("You have no item in your cart.")).toBeVisible();
    await popover.getByRole("link", { name: "PRODUCTS" }).click();
    await expect(page).toHaveURL(/\/products$/);
  });

  await test.step("the profile panel links to account and settings, and signing out opens the home page", async () => {
    const profile = page.getByRole("button", { name: "Profile" });
    const panel = page.getByRole("dialog", { name: "Profile" });
    await profile.click();
    await expect(panel.getByRole("link", { name: "Your Profile" })).toHaveAttribute("href", "/dashboard");
    await panel.getByRole("link", { name: "Settings" }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await untilArrived(page);
    await expect(panel).toBeHidden();
    await profile.click();
    await panel.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/");
    await untilArrived(page);
    await profile.click();
    await expect(panel.getByRole("link", { name: "Sign In" })).toBeVisible();
  });
});

test("the cart popover shows lines, totals and links to cart and checkout [A10 A12 A14 A15 A16]", async ({
  page,
  request,
}) => {
  const consoleErrors = watchConsole(page);
  const products = await findDemoProducts(request, 6);
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

  await popover.getByRole("link", { name: "TO SHOPPING CART" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await untilArrived(page);
  await page.getByRole("button", { name: /^Cart/ }).click();
  await popover.getByRole("link", { name: "TO CHECKOUT" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  consoleErrors.expectNone();
});
