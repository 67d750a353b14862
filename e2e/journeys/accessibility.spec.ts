import { screenTexts } from "@larkwood/contract";
import { signIn } from "../support/accounts";
import { gotoBeforeScripts } from "../support/await-scripts";
import { fillCart, findDemoProducts } from "../support/cart";
import { findProduct } from "../support/catalogue";
import { sweep } from "../support/checks";
import { holdScripts } from "../support/hold-scripts";
import { type APIRequestContext, expect, type Page, test } from "../support/test";

// Every screen of the showroom passes axe on a desktop and on a phone, its states on a desktop.
// States that differ on a phone are in accessibility.phone.spec.ts.

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const title = (page: Page) => page.getByRole("heading", { level: 1 }).first();
const loading = (page: Page) => page.getByRole("status").filter({ hasText: "Loading" });
const control = (page: Page, name: string) => page.locator(`[name=${name}]`).first();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(title(page)).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
}

async function pathOf(request: APIRequestContext, name: string): Promise<string> {
  return `/products/details/${(await findProduct(request, name)).id}`;
}

test("public screens", { tag: ["@phone", "@long"] }, async ({ page }) => {
  for (const path of [
    "/",
    "/nike",
    "/about-us",
    "/services",
    "/contact-us",
    "/terms",
    "/privacy",
    "/returns",
    "/signin",
    "/signup",
    "/404",
  ]) {
    await sweep(page, path, () => open(page, path));
  }
});

test("states of public screens", { tag: "@long" }, async ({ page }) => {
  await sweep(page, "answers on the services page", async () => {
    await open(page, "/services");
    for (const question of await page.locator("main details summary").all()) await question.click();
  });
  await sweep(page, "profile panel of a visitor", async () => {
    await button(page, "Profile").click();
    await expect(page.getByRole("dialog", { name: "Profile" })).toBeVisible();
  });
  await sweep(page, "search bar", async () => {
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("searchbox", { name: "Search products" })).toBeFocused();
  });
  await sweep(page, "suggested products", async () => {
    await page.keyboard.type("sofa");
    await expect(page.getByRole("listbox", { name: "Suggested products" })).toBeVisible();
  });
  await sweep(page, "newsletter after signing up", async () => {
    await open(page, "/nike");
    await control(page, "email").fill("sweep@post.example");
    await button(page, "Sign Up").click();
    await expect(page.getByText("Thanks for signing up!")).toBeVisible();
  });
  await sweep(page, "rejected contact form", async () => {
    await open(page, "/contact-us");
    await button(page, "SEND").click();
    await expect(page.getByText("Required", { exact: true }).first()).toBeVisible();
  });
  await sweep(page, "summary of the contact form", async () => {
    for (const name of ["productName", "firstName", "lastName", "address", "city", "postCode", "country"])
      await control(page, name).fill("Larkwood");
    await control(page, "message").fill("The drawer of the console sticks a little.");
    await control(page, "phoneNumber").fill("+4512345678");
    await page.getByRole("main").locator("[name=email]").fill("robin@post.example");
    for (const name of ["remark", "salutation"]) await control(page, name).selectOption({ index: 1 });
    await button(page, "SEND").click();
    await expect(page.getByRole("region", { name: "Summary of your message" })).toBeVisible();
  });
  await sweep(page, "touched sign-in field", async () => {
    await open(page, "/signin");
    await control(page, "email").focus();
    await control(page, "email").blur();
    await expect(page.getByText("Email is required")).toBeVisible();
  });
  await sweep(page, "rejected sign-in", async () => {
    await control(page, "email").fill("user@larkwood.example");
    await control(page, "password").fill("not-the-password");
    await control(page, "rememberMe").check();
    await button(page, "Sign In").click();
    await expect(page.getByRole("alert")).toHaveText("Error signing in!");
  });
  await sweep(page, "failed page", async () => {
    await open(page, "/services");
    await page.route(/\.data(\?|$)/, (route) => route.abort());
    await page.getByRole("banner").getByRole("link", { name: "Larkwood" }).click();
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  });
});

test("states of a product page", { tag: "@long" }, async ({ page, request }) => {
  const add = page.getByRole("button", { name: "ADD TO CART" });
  await sweep(page, "product without options", async () =>
    open(page, await pathOf(request, "Lumen Floor Lamp")),
  );
  await sweep(page, "dialog after adding", async () => {
    await add.click();
    await expect(page.getByRole("dialog", { name: screenTexts.addedToCart })).toBeVisible();
  });
  await sweep(page, "second image", async () => {
    await open(page, await pathOf(request, "Alder Three-Seat Sofa"));
    const second = button(page, /^Show image 2 of/);
    await second.click();
    await expect(second).toHaveAttribute("aria-current", "true");
  });
  await sweep(page, "images full screen", async () => {
    await button(page, "View full screen").click();
    await expect(page.getByRole("dialog", { name: /^Images of/ })).toBeVisible();
  });
  await sweep(page, "answers of the fit check", async () => {
    await page.keyboard.press("Escape");
    await page
      .getByRole("region", { name: /^(More from this room|Pairs well with)$/ })
      .scrollIntoViewIfNeeded();
    const fit = page.getByRole("region", { name: "Will it fit?" });
    for (const [label, length] of [
      ["Your space: width", "230"],
      ["Your space: depth", "100"],
      ["Narrowest doorway: width", "95"],
    ] as const)
      await fit.getByLabel(label).fill(length);
    await expect(fit.getByText(/^Yes, it fits/)).toBeVisible();
    await expect(fit.getByText(/parcel/)).toBeVisible();
  });
  await sweep(page, "product that fails to load", async () => {
    await page.goto(`/products/details/${"0".repeat(24)}`);
    await expect(button(page, "Try again")).toBeVisible();
  });
  await sweep(page, "early tap before the scripts load", async () => {
    const path = await pathOf(request, "Lumen Floor Lamp");
    await holdScripts(page);
    await gotoBeforeScripts(page, path);
    await add.click();
    await expect(add).toHaveAttribute("aria-busy", "true");
  });
});

test("screens for signed-in users", { tag: ["@phone", "@long"] }, async ({ page, request }) => {
  await signIn(page, "user");
  await sweep(page, "checkout of an empty cart", () => open(page, "/checkout"));
  const products = await findDemoProducts(request, 2);
  await fillCart(
    page,
    products.map((product) => ({ product, quantity: 2 })),
  );
  for (const path of [
    "/products/livingroom",
    "/products?search=leather%20sofa",
    "/products?search=xylophonequartz",
    "/products/livingroom?attributes=colour%3Agreen%3Bwidth%3A..230&fits=230x120x90",
    "/cart",
    "/checkout",
    "/dashboard",
    "/dashboard/orders",
    "/dashboard/personal-data",
    "/dashboard/address",
    "/settings",
  ]) {
    await sweep(page, path, () => open(page, path));
  }
});

test("states of screens for signed-in users", { tag: "@long" }, async ({ page, request }) => {
  const products = await findDemoProducts(request, 6);
  await signIn(page, "user");
  await fillCart(
    page,
    products.map((product) => ({ product, quantity: 2 })),
  );
  await sweep(page, "profile panel of a user", async () => {
    await open(page, "/services");
    await button(page, "Profile").click();
    await expect(page.getByRole("dialog", { name: "Profile" })).toBeVisible();
  });
  await sweep(page, "cart popover", async () => {
    await button(page, /^Cart/).click();
    await expect(page.getByText("12 item(s) in your shopping cart.")).toBeVisible();
    await expect(page.getByRole("dialog", { name: /^Cart/ }).getByRole("listitem")).toHaveCount(6);
  });
  await sweep(page, "toast", async () => {
    await open(page, "/cart");
    await button(page, /^Wishlist/)
      .first()
      .click();
    await expect(page.getByText("Product will be added to wishlist")).toBeVisible();
  });
  await sweep(page, "rejected checkout", async () => {
    await open(page, "/checkout");
    await button(page, /^Place Order/).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid payment method.");
  });
  await sweep(page, "rejected address", async () => {
    await open(page, "/dashboard/address");
    await button(page, "SAVE").click();
    await expect(page.getByText("Phone number is required")).toBeVisible();
  });
  await sweep(page, "question before an account is deleted", async () => {
    await open(page, "/settings");
    await button(page, "Delete my account").click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
  });
  await sweep(page, "second image of a card", async () => {
    // High enough to need no scrolling, after which the sticky header covers parts of buttons.
    await page.setViewportSize({ width: 1280, height: 1800 });
    await open(page, "/products/livingroom");
    const card = page.getByRole("listitem").filter({ hasText: "Alder Three-Seat Sofa" });
    await card.hover();
    await expect(card.locator("img")).toHaveCount(2);
  });
  await sweep(page, "failed account", async () => {
    await page.route("**/api/users/*", (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto("/dashboard");
    await expect(button(page, "Try again")).toBeVisible();
  });
  await sweep(page, "failed list", async () => {
    await page.route("**/api/products?*", (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto("/products");
    await expect(page.getByText("No products to show")).toBeVisible();
  });
});
